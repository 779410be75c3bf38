/** What is coming, on a table that no layout was made for: by the gauges the game declares. */
import type { Foresight, Game, Item, ThingRef, Zone } from '@hearthkeep/engine'
import { outlookFor } from '../../coming/outlook.ts'
import type { Coming, Outlook } from '../../coming/outlook.ts'
import { thenOf, threatOf } from '../../coming/threat.ts'
import { useComing, useComingAfter } from '../../coming/use-coming.ts'
import { useDrum } from '../../coming/use-drum.ts'
import type { ThenProps, Threat } from '../../kit/threat.tsx'
import { useSession, useTable } from '../../table/context.ts'
import { say } from '../../words/any-game.ts'
import type { Ending } from '../face.ts'
import { useZones } from './use-zones.ts'

const gaugesOf = ({ foresight }: Game): Foresight['gauges'] => foresight?.gauges ?? {}

/** Whether a kind of thing is drawn, so that what comes at one is said there; of anything else it is said on the plate. */
const isDrawn = (zones: readonly Zone[], kind: string): boolean =>
  zones.some(({ items }) => items.some(({ thing }) => thing?.kind === kind))

/** What is coming at something that lies on the table. */
export function outlookAt(game: Game, coming: Coming | null, of: ThingRef): Outlook | undefined {
  const gauge = Object.keys(gaugesOf(game)).find((name) => gaugesOf(game)[name].of === of.kind)
  return gauge === undefined ? undefined : outlookFor(coming, gauge, of.id)
}

/** What is coming at whoever looks: a number that is of a seat, or of nothing that is drawn. */
function ownOutlook(game: Game, zones: readonly Zone[], coming: Coming, seat: number): Outlook | undefined {
  const ofSeat = (kind: string): boolean => kind === 'seat' || game.things[kind]?.is === 'seat'
  return coming.outlooks.find(
    ({ of }) => (ofSeat(of.kind) && of.id === seat) || (!ofSeat(of.kind) && !isDrawn(zones, of.kind)),
  )
}

const itemOf = (zones: readonly Zone[], { kind, id }: ThingRef): Item | undefined =>
  zones.flatMap(({ items }) => items).find(({ thing }) => thing?.kind === kind && thing.id === id)

/** Those that lose something, the likeliest to fall and the greatest loss first. */
const worstOf = ({ outlooks }: Coming): Outlook | undefined =>
  outlooks
    .filter(({ most }) => most > 0)
    .sort((one, other) => other.falls - one.falls || other.most - one.most)
    .at(0)

/** What comes at what is shared: it is lethal only where the game would be lost. */
function sharedThreat(zones: readonly Zone[], coming: Coming): Threat {
  const worst = worstOf(coming)
  if (worst === undefined) return { figure: '0', level: 'safe', title: say('nothing-comes'), about: '' }
  const name = itemOf(zones, worst.of)?.name ?? ''
  const threat = threatOf(coming, worst, { name })
  if (coming.lost > 0) return { ...threat, level: 'lethal', title: say('may-be-lost'), about: threat.title }
  return { ...threat, level: 'hurts', about: say('comes-at', { name }) }
}

/** The total that is coming; null while it is not known, undefined where the game foresees nothing. */
export function useAnyThreat(): Threat | null | undefined {
  const { game } = useSession().driver
  const { attended } = useTable()
  const zones = useZones()
  const { coming } = useComing()
  if (game.foresight === undefined) return undefined
  if (coming === null) return null
  const own = ownOutlook(game, zones, coming, attended)
  return own === undefined
    ? sharedThreat(zones, coming)
    : threatOf(coming, own, { name: say('you'), isYou: true })
}

/** What would come of aiming at something. */
export function useThen(of: ThingRef): ThenProps | undefined {
  const { game } = useSession().driver
  const { attended } = useTable()
  const zones = useZones()
  const { coming } = useComing()
  const after = useComingAfter(of)
  if (after === undefined) return undefined
  const own = ownOutlook(game, zones, after, attended)
  const gauge = outlookAt(game, after, of)?.gauge
  return thenOf(coming, after, {
    ...(gauge === undefined || own === undefined ? {} : { target: { ...of, gauge } }),
    victim: own === undefined ? { gauge: gauge ?? '', id: of.id } : { gauge: own.gauge, id: own.of.id },
  })
}

export function useAnyEnding(): Ending {
  const threat = useAnyThreat() ?? null
  useDrum(threat?.level === 'lethal')
  return { title: say('end-turn'), threat: threat && { ...threat, about: threat.title } }
}
