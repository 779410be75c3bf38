/** The page of the table, which whoever starts a game fetches while the cards are dealt. */
export const loadTablePage = () => import('./table-page.tsx')
