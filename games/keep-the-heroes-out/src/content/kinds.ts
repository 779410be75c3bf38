/** What there is of each kind; on the table they go by their place in these lists. */
export const TYPES = ['jewel', 'swords', 'hats', 'eye', 'crossbones', 'special'] as const
/** Each of the four classes comes once to each of these types, by number. */
export const INVADED = (['swords', 'hats', 'eye', 'crossbones'] as const).map((type) => TYPES.indexOf(type))
export const RESOURCES = ['frog', 'coin', 'bone', 'book'] as const
export const CLASSES = ['warrior', 'rogue', 'mage', 'archer'] as const
export const CRAFTS = ['equipment', 'beast', 'potion', 'scroll', 'monster'] as const
export const BACKS = ['spoil', 'curse', 'heal', 'rescue', 'defeat'] as const
/** What event tokens mean in a scenario. */
export const EVENTS = ['none', 'loud', 'fog', 'debt', 'rubble', 'croak'] as const
