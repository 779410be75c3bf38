/** The picture on a game's box. */
import { covers } from 'virtual:drawn'

export function Cover({ game }: { game: string }) {
  return <img className="cover" src={covers[game]} alt="" draggable={false} />
}
