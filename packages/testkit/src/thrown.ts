/** What an act throws, if it is an error of this kind; `undefined` if it throws nothing. Any other error is thrown on. */
export function thrownBy<E>(kind: new (...given: never[]) => E, act: () => unknown): E | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    if (error instanceof kind) return error
    throw error
  }
}
