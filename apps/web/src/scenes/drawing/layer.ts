/** What a scene consists of: layers from back to front, most of them still, some with a part to play. */

/**
 * `still` never changes. `flame` flickers, and sinks as things get worse; `light` fades with them; `night` comes with
 * them; of the `lamp`s one after the other goes out.
 */
export const ROLES = ['still', 'flame', 'light', 'night', 'lamp'] as const

export type Role = (typeof ROLES)[number]

export interface Layer {
  readonly role: Role
  /** Where it lies in the scene, which is 1440 by 900: small layers are cheap to move. */
  readonly box: readonly [x: number, y: number, width: number, height: number]
  readonly svg: string
  /** A lamp goes out when things are as bad as that, between 0 and 1. */
  readonly until?: number
}

export const WHOLE: Layer['box'] = [0, 0, 1440, 900]
