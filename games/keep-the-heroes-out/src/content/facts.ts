/** What the words of cards tell besides what they do. */

/** What is to be known of an action. */
export interface ActionFacts {
  /** The kinds of choice by which it is used up. */
  readonly chosenAs: readonly string[]
  /** The resource that those choices have to name, -1 if any will do. */
  readonly resource: number
  /** The simple actions it shows: what Reinforce names does not count [Q53]. */
  readonly shows: readonly string[]
  /** Whether it answers an attack [A7]. */
  readonly isDefence: boolean
  /** What it is worth to a bot that does not look closer. */
  readonly worth: number
}

/** Facts, as far as they are not the usual ones. */
export function actionFacts(
  facts: Partial<ActionFacts> & Pick<ActionFacts, 'chosenAs' | 'worth'>,
): ActionFacts {
  return { resource: -1, shows: [], isDefence: false, ...facts }
}
