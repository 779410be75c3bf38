/** The words on the table, with the values they may use; the words themselves are in `content/words.json`. */
export const tableWords = {
  ...{
    watcher: ['number'],
    captain: ['watcher'],
    wall: ['hour', 'hours', 'sky'],
    eats: ['hunger'],
    dark: [],
  },
  ...{ shadows: [], 'no-shadows': [], 'draw-pile': [], 'discard-pile': [], 'shadow-deck': [] },
  ...{ 'card-count': ['count'], 'shadow-count': ['count'], seen: ['shadow'] },
  ...{ oil: [], hunger: [], dread: [], ward: [], card: [], shadow: [], keyword: [] },
  ...{ 'about-card': ['text', 'ward'], 'about-shadow': ['hunger', 'dread', 'text'] },
  ...{ comes: ['effect'], feeds: ['effect'], campaign: [], 'carried-flasks': [], 'about-sky': [] },
}

/** Fills in a phrase of the table. */
export type Say = (
  phrase: keyof typeof tableWords,
  values?: Readonly<Record<string, string | number>>,
) => string
