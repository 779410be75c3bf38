/** The rooms with a hearth: the tavern of Small-Time Heroes, and the house's own for games without a scene. */
import { byTheWall, candle, lantern, onTable, room, shelves, windowAt } from './room.ts'
import type { Layer } from './layer.ts'
import type { Pen } from './pen.ts'

export function tavern(pen: Pen): Layer[] {
  return room(pen, {
    walls: () =>
      windowAt(pen, 176, 84) +
      shelves(pen, 1086, [
        ['beer-stein', 'round-bottom-flask', 'wine-bottle', 'jug', 'beer-stein', 'square-bottle'],
        ['barrel', 'wine-bottle', 'jug', 'cheese-wedge', 'beer-stein'],
      ]) +
      byTheWall(pen, 'barrel', -10, 204, 150) +
      byTheWall(pen, 'barrel', 92, 236, 118) +
      byTheWall(pen, 'barrel', 1322, 206, 150) +
      lantern(pen, 392) +
      lantern(pen, 1048),
    table: () =>
      onTable(pen, 'beer-stein', 40, 372, 150, ['#6b4524', '#24140a']) +
      onTable(pen, 'two-coins', 196, 514, 62, ['#6a461c', '#3a2410']) +
      candle(pen, 1318, 452),
  })
}

export function houseRoom(pen: Pen): Layer[] {
  return room(pen, {
    walls: () =>
      shelves(pen, 150, [
        ['bookshelf', 'crystal-ball', 'bookshelf', 'hourglass'],
        ['chess-king', 'bookshelf', 'tied-scroll', 'bookshelf'],
      ]) +
      windowAt(pen, 1110, 84) +
      byTheWall(pen, 'barrel', -14, 206, 148) +
      byTheWall(pen, 'locked-chest', 1316, 222, 136) +
      lantern(pen, 392) +
      lantern(pen, 1048),
    table: () =>
      candle(pen, 118, 452) +
      onTable(pen, 'perspective-dice-six-faces-three', 1290, 470, 70, ['#8a5f34', '#3a2410']) +
      onTable(pen, 'meeple', 1216, 430, 86, ['#6b4524', '#24140a']) +
      onTable(pen, 'meeple', 1340, 402, 70, ['#5a3a20', '#20120a']),
  })
}
