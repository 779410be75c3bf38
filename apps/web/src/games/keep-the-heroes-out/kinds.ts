/** The kinds of things that are drawn on this table; tokens in rooms are short cuts to choices about their room. */
export const THING_KINDS = ['room', 'card', 'clan'] as const
