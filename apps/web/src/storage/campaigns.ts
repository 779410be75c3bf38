/** Campaigns kept in the browser, in a database of their own: the chapters that are over, and the table of the one that is played. */

import type { Sitter } from '@hearthkeep/match'

/** A campaign as it is kept. */
export interface KeptCampaign {
  readonly id: string
  readonly game: string
  /** The chapters that are over, as `parseCampaign` reads them. */
  readonly text: string
  /** The id of the saved game in which the next chapter is played, if it has been begun. */
  readonly table?: string | undefined
  /** What may be taken back at its tables. */
  readonly undo: 'honest' | 'practice'
  /** What sits in each seat when a chapter begins; people where nothing is said. */
  readonly sitters: readonly Sitter[]
  /** When it was changed last. */
  readonly at: number
}

const NAME = 'hearthkeep-campaigns'
const STORE = 'campaigns'

function request<T>(wanted: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    wanted.onsuccess = () => resolve(wanted.result)
    wanted.onerror = () => reject(wanted.error ?? new Error('the browser keeps nothing'))
  })
}

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  if (opened === undefined) {
    const wanted = indexedDB.open(NAME, 1)
    wanted.onupgradeneeded = () => wanted.result.createObjectStore(STORE, { keyPath: 'id' })
    opened = request(wanted)
    opened.catch(() => (opened = undefined)) // it may work the next time
  }
  return opened
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database()).transaction(STORE, mode).objectStore(STORE)
}

/** When this has resolved, what was asked of the store in its transaction is kept. */
function kept({ transaction }: IDBObjectStore): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser keeps nothing'))
  })
}

/** All campaigns, the latest first; what is not one of ours is passed over. */
export async function listCampaigns(): Promise<KeptCampaign[]> {
  const all = (await request((await store('readonly')).getAll())) as Partial<KeptCampaign>[]
  return all.flatMap((one) => read(one) ?? []).sort((a, b) => b.at - a.at)
}

export async function findCampaign(id: string): Promise<KeptCampaign | undefined> {
  return read((await request((await store('readonly')).get(id))) as Partial<KeptCampaign> | undefined)
}

/** The campaign whose chapter is played at a table. */
export async function campaignAt(table: string): Promise<KeptCampaign | undefined> {
  return (await listCampaigns()).find((one) => one.table === table)
}

function read(one: Partial<KeptCampaign> | undefined): KeptCampaign | undefined {
  if (typeof one?.id !== 'string' || typeof one.game !== 'string' || typeof one.text !== 'string')
    return undefined
  const { id, game, text, table, undo, sitters, at } = one
  return {
    ...{ id, game, text, table: typeof table === 'string' ? table : undefined },
    undo: undo === 'practice' ? 'practice' : 'honest',
    // Of those that were kept before there were bots nothing is known.
    sitters: Array.isArray(sitters) ? sitters.map((one) => (typeof one === 'string' ? one : null)) : [],
    at: typeof at === 'number' ? at : 0,
  }
}

/** Keeps a new campaign and returns it. */
export async function keepCampaign(campaign: Omit<KeptCampaign, 'id' | 'at'>): Promise<KeptCampaign> {
  const id = `c${Date.now().toString(36)}${crypto.getRandomValues(new Uint16Array(1))[0].toString(36)}`
  const entry = { ...campaign, id, at: Date.now() }
  const campaigns = await store('readwrite')
  campaigns.put(entry)
  await kept(campaigns)
  return entry
}

/**
 * Changes a campaign that is still as it was found; undefined if another tab has changed it meanwhile, or deleted it: then
 * nothing happens.
 */
export async function changeCampaign(
  found: KeptCampaign,
  change: Partial<Pick<KeptCampaign, 'text' | 'table'>>,
): Promise<KeptCampaign | undefined> {
  const campaigns = await store('readwrite')
  const now = read((await request(campaigns.get(found.id))) as Partial<KeptCampaign> | undefined)
  if (now === undefined || now.text !== found.text || now.table !== found.table) return undefined
  const entry = { ...found, ...change, at: Date.now() }
  campaigns.put(entry)
  await kept(campaigns)
  return entry
}

export async function removeCampaign(id: string): Promise<void> {
  const campaigns = await store('readwrite')
  campaigns.delete(id)
  await kept(campaigns)
}
