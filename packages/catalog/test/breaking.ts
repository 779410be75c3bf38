/**
 * Ways to break a game on purpose, each by wrapping a sound one: what an author, or a bug, could do to it. Every one names
 * the check of the conformance suite that must catch it.
 */
import { Choices, EventLog, NONE, sightOf, Table } from '@hearthkeep/engine'
import type { EventKind, Game, Leaf } from '@hearthkeep/engine'
import type { Check } from '@hearthkeep/testkit'

/** One way to break a game. */
interface Break {
  readonly check: Check
  /** What the check says. */
  readonly message: RegExp
  readonly of: (game: Game) => Game
}

/** The game with every table changed, watched ones too: what is done to one is done to all. */
function withTables(game: Game, change: (table: Table) => void): Game {
  const changed = (table: Table): Table => {
    change(table)
    return table
  }
  return {
    ...game,
    newTable: () => changed(game.newTable()),
    newWatchedTable: () => {
      const watched = game.newWatchedTable()
      change(watched.table)
      return watched
    },
  }
}

/** After every choice something more happens. */
function afterTaking(game: Game, more: (table: Table) => void): Game {
  return withTables(game, (table) => {
    const take = table.take.bind(table)
    table.take = (index) => {
      take(index)
      more(table)
      table.refresh()
    }
  })
}

/** Whenever choices are listed something more happens. */
function whenListing(game: Game, more: (table: Table) => void): Game {
  const own = Object.getOwnPropertyDescriptor(Table.prototype, 'choices')
  return withTables(game, (table) => {
    const choices = (): Choices => own?.get?.call(table) as Choices
    const list = (table as unknown as { list: Choices }).list
    let isNew = true
    list.reset = () => {
      isNew = true
      Choices.prototype.reset.call(list)
    }
    Object.defineProperty(table, 'choices', {
      get() {
        const found = choices()
        if (isNew) {
          isNew = false
          more(table)
        }
        return found
      },
    })
    const take = table.take.bind(table)
    table.take = (index) => {
      if (table.choices.count > 0) take(index)
    }
  })
}

const sizeOf = (leaf: Leaf, table: Table): number => table.cells[leaf.at]

/** Piles of counted things. */
function pilesOf({ layout, things }: Game): Leaf[] {
  return layout.leaves.filter(({ kind, of }) => kind === 'pile' && things[of ?? '']?.count !== undefined)
}

const isOutOfSight = (leaf: Leaf, table: Table): boolean => sightOf(leaf, table, 0) !== 'all'

/** A pile that holds something, and another of the same kind with room. */
function twoPiles(game: Game, table: Table): [from: Leaf, to: Leaf] | undefined {
  for (const from of pilesOf(game)) {
    if (sizeOf(from, table) === 0) continue
    const to = pilesOf(game).find(
      (one) => one !== from && one.of === from.of && sizeOf(one, table) < one.cells - 1,
    )
    if (to !== undefined) return [from, to]
  }
  return undefined
}

function push(table: Table, pile: Leaf, thing: number): void {
  table.cells[pile.at]++
  table.cells[pile.at + table.cells[pile.at]] = thing
}

function pop(table: Table, pile: Leaf): number {
  const at = pile.at + table.cells[pile.at]
  const thing = table.cells[at]
  table.cells[at] = 0
  table.cells[pile.at]--
  return thing
}

/** A pile out of sight with something in it. */
function hiddenPile(game: Game, table: Table): Leaf | undefined {
  return pilesOf(game).find((leaf) => sizeOf(leaf, table) > 1 && isOutOfSight(leaf, table))
}

/** An event that names a counted thing to everybody, with the place of that parameter. */
function tellingEvent({ events }: Game, kind: string | undefined): [EventKind, number] | undefined {
  for (const event of events) {
    const param = event.names.findIndex((name) => event.params[name] === kind && !event.hides.includes(name))
    // Nothing else to be named, so that any words can be made of it.
    if (param >= 0 && event.names.length === 1) return [event, param]
  }
  return undefined
}

/** The same with a number in one field of the description that the view hides. */
function tellHidden(game: Game): Game {
  const secret = game.layout.leaves.find(({ kind }) => kind === 'stream')
  return {
    ...game,
    describe: (view, seat) => [
      ...game.describe(view, seat),
      { title: 'Luck', items: [], summary: `The next roll is ${view.cells[secret?.at ?? 0]}` },
    ],
  }
}

/** Wrapped, and yet sound: what is found in broken games is not the wrapping. */
export const UNBROKEN: Readonly<Record<string, (game: Game) => Game>> = {
  'as it is': (game) => game,
  'with wrapped tables': (game) => afterTaking(game, () => undefined),
  'with wrapped choices': (game) => whenListing(game, () => undefined),
}

/** The ways. */
export const BREAKS: Readonly<Record<string, Break>> = {
  'a card is doubled': {
    check: 'one-place',
    message: / is in .+ and in /,
    of: (game) =>
      afterTaking(game, (table) => {
        const [from, to] = twoPiles(game, table) ?? []
        if (from && to) push(table, to, table.cells[from.at + sizeOf(from, table)])
      }),
  },
  'a card is lost': {
    check: 'one-place',
    message: / is nowhere/,
    of: (game) =>
      afterTaking(game, (table) => {
        const [from] = twoPiles(game, table) ?? []
        if (from) pop(table, from)
      }),
  },
  'a card has a number that there is not': {
    check: 'one-place',
    message: / holds \w+ \d+, but there are only /,
    of: (game) =>
      afterTaking(game, (table) => {
        const [from] = twoPiles(game, table) ?? []
        if (!from) return
        pop(table, from)
        push(table, from, game.things[from.of ?? ''].count?.(table as never) ?? 0)
      }),
  },
  'a pile is of a size that it cannot have': {
    check: 'one-place',
    message: / has the size -\d+; it holds 0 to /,
    of: (game) => afterTaking(game, (table) => void (table.cells[pilesOf(game)[0].at] = -3)),
  },
  'nobody says how many cards there are': {
    check: 'counted',
    message: / lies in .+, but nothing says how many there are/,
    of: (game) => {
      const { of = '' } = pilesOf(game)[0]
      return { ...game, things: { ...game.things, [of]: { ...game.things[of], count: undefined as never } } }
    },
  },
  'a deck lies open': {
    check: 'secrets',
    message: /player 1 sees /,
    of: (game) => {
      const leaves = game.layout.leaves.map((leaf): Leaf => {
        return leaf.sight === 'count' ? { ...leaf, sight: 'open' } : leaf
      })
      return { ...game, layout: { ...game.layout, leaves } }
    },
  },
  'the description shows what is hidden': {
    check: 'sentinels',
    message: /the description for player 1 reads a hidden cell/,
    of: tellHidden,
  },
  'a choice is offered only if the top card of a deck has an even number': {
    check: 'hidden',
    message: /is told depends on what it cannot see/,
    of: (game) =>
      whenListing(game, (table) => {
        const deck = hiddenPile(game, table)
        if (deck && table.choices.count > 1 && table.cells[deck.at + sizeOf(deck, table)] % 2 === 1)
          table.choices.count--
      }),
  },
  'two choices are the same': {
    check: 'notation',
    message: /is the notation of two choices/,
    of: (game) =>
      whenListing(game, ({ choices }) => {
        const kind = game.choices[choices.kindOf(0)]
        choices.seat = choices.seatOf(0)
        choices.add(kind, choices.paramOf(0, 0), choices.paramOf(0, 1), choices.paramOf(0, 2))
        choices.seat = NONE
      }),
  },
  'a choice names a thing that there is not': {
    check: 'notation',
    message: /the choices cannot be told/,
    of: (game) =>
      whenListing(game, ({ choices }) => {
        choices.seat = choices.seatOf(0)
        const kind = game.choices.find(
          ({ params, names }) => game.things[params[names[0]]]?.count !== undefined,
        )
        if (kind) choices.add(kind, 9999)
        choices.seat = NONE
      }),
  },
  'listing choices changes the table': {
    check: 'looking',
    message: /changes the block/,
    of: (game) => whenListing(game, (table) => void table.cells[pilesOf(game)[0].at + 1]++),
  },
  'now and then a decision is skipped, by a count outside the table': {
    check: 'undo',
    message: /leads elsewhere/,
    of: (game) => {
      let taken = 0
      return afterTaking(game, (table) => {
        taken++
        if (taken % 7 > 0 || table.isOver) return
        table.log = null
        Table.prototype.take.call(table, 0)
      })
    },
  },
  'an event tells everybody of a card in a deck': {
    check: 'events',
    message: /tells player \d of a \w+ it cannot see/,
    of: (game) =>
      afterTaking(game, (table) => {
        const deck = pilesOf(game).find(
          (leaf) => sizeOf(leaf, table) > 0 && isOutOfSight(leaf, table) && tellingEvent(game, leaf.of),
        )
        const [event] = tellingEvent(game, deck?.of) ?? []
        if (deck && event) (table.log ?? new EventLog()).add(event, table.cells[deck.at + 1])
      }),
  },
  'dirt is left in a cell that is not in use': {
    check: 'canonical',
    message: /: 7 is left in a cell that is not in use/,
    of: (game) =>
      afterTaking(game, (table) => {
        const pile = pilesOf(game).find((leaf) => sizeOf(leaf, table) < leaf.cells - 1)
        if (pile) table.cells[pile.at + pile.cells - 1] = 7
      }),
  },
  'the last choice cannot be carried out': {
    check: 'accepts',
    message: /not today/,
    of: (game) =>
      withTables(game, (table) => {
        const take = table.take.bind(table)
        table.take = (index) => {
          if (index > 0 && index === table.choices.count - 1) throw new Error('not today')
          take(index)
        }
      }),
  },
  'a number that was not offered is taken': {
    check: 'refuses',
    message: /choice number -1 is taken/,
    of: (game) =>
      withTables(game, (table) => {
        const take = table.take.bind(table)
        table.take = (index) => take(Math.max(index, 0))
      }),
  },
  'what happens on one table happens to another': {
    check: 'forks',
    message: /taking choices on a copy changed the original/,
    of: (game) => {
      const tables: Table[] = []
      const shared = withTables(game, (table) => void tables.push(table))
      return afterTaking(shared, (table) => {
        const pile = pilesOf(game)[0]
        for (const other of tables) if (other !== table) other.cells[pile.at + pile.cells - 1]++
      })
    },
  },
  'a question cites a rule that there is not': {
    check: 'citations',
    message: /, which is no rule of /,
    of: (game) => ({ ...game, rules: game.rules.filter(({ id }) => id !== game.asks[0].rule) }),
  },
}
