/** A monster, and groups of them. */
import { motion } from 'motion/react'
import { createContext, memo, useContext, useEffect, useRef, useState } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Bar } from '../../table/bar.tsx'
import { Shaken } from '../../table/floats.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { Thing } from '../../table/thing.tsx'
import { useTable } from '../../table/context.ts'
import { keyOf } from '../../session/thing.ts'
import { marks } from './art.ts'
import { Signs } from './effects.tsx'
import { aboutMonster, monsterWords } from './inspect.ts'
import type { MonsterView, Tag } from './model-cards.ts'

const TAG_WORDS: Readonly<Record<Tag, string>> = {
  ferocious: 'Ferocious',
  vengeful: 'Vengeful',
  cursed: 'Cursed',
  slash: 'Slash',
}

/** The least and the most that the picked hero can roll. */
export interface Aim {
  readonly least: number
  readonly most: number
}

export const AimContext = createContext<Aim | null>(null)

/** What the fight that is being aimed would roll, on whoever it can be aimed at. */
function AimSign({ monster }: { monster: MonsterView }) {
  const aim = useContext(AimContext)
  const { next } = useTable()
  if (aim === null || !next.has(keyOf({ kind: 'monster', id: monster.id }))) return null
  const { least, most } = aim
  return (
    <span className="gp-aim" role="status">
      {least === most ? least : `${least}–${most}`}
      {monster.armor > 0 && <small> −{monster.armor}</small>}
    </span>
  )
}

/** What has to be seen of a monster from afar. */
function Banner({ of, name, about }: { of: 'boss' | 'tank' | 'ranged'; name: string; about?: string }) {
  return (
    <span className={`gp-banner-tag ${of}`} title={about === undefined ? name : `${name}: ${about}`}>
      <Icon name={marks[of]} />
      <span>{name}</span>
    </span>
  )
}

function Figures({ monster }: { monster: MonsterView }) {
  const { damage, armor, isTank, isRanged, isBoss, tags, lurks, shielded } = monster
  return (
    <span className="gp-figures">
      <span className="gp-figure damage" title={`Damage ${damage}`}>
        <Icon name={marks.damage} />
        <b>{damage - shielded}</b>
      </span>
      {shielded > 0 && (
        <span className="gp-figure shielded" title={`${shielded} held off by shields`}>
          <Icon name={marks.shield} />
          <b>−{shielded}</b>
        </span>
      )}
      {armor > 0 && (
        <span className="gp-figure armor" title={`Armor ${armor}: taken off every single damage`}>
          <Icon name={marks.armor} />
          <b>{armor}</b>
        </span>
      )}
      {isBoss && <Banner of="boss" name="Boss" />}
      {isTank && <Banner of="tank" name="Tank" about="has to be fought first" />}
      {isRanged && <Banner of="ranged" name="Ranged" about="the others of its group come first" />}
      {tags.map((tag) => (
        <span key={tag} className="gp-tag" title={TAG_WORDS[tag]}>
          <Icon name={marks[tag]} />
        </span>
      ))}
      {lurks && (
        <span className="gp-tag lurks" title="Its Ambush is still to come">
          <Icon name={marks.ambush} />
        </span>
      )}
    </span>
  )
}

/** What icons say as well, so that a monster without its text misses nothing. */
const DRAWN = /\*\*(?:Vengeful|Ferocious|Cursed|Slash)\*\*[^.]*\. ?|\*\*Ambush\*\*:[^.]*\./g

const Monster = memo(function Monster({ monster, lie }: { monster: MonsterView; lie: string }) {
  const { id, title, art, text, left, hp, isBoss } = monster
  const of = { kind: 'monster', id }
  const inspect = useInspect()
  return (
    <motion.li
      layoutId={`monster-${id}`}
      layoutDependency={lie}
      layout="position"
      className={`gp-monster-holder ${isBoss ? 'boss' : ''} ${text.replaceAll(DRAWN, '') === '' ? '' : 'says'}`}
      initial={{ opacity: 0, y: -24 }}
      animate={{ opacity: 1, y: 0 }}
      transition={{ duration: 0.35 }}
    >
      <Thing
        of={of}
        label={monsterWords(monster)}
        className={`leather gp-monster ${isBoss ? 'boss' : ''}`}
        onInspect={inspect(of, aboutMonster(monster))}
      >
        <Shaken of={`monster:${id}`} className="gp-monster-body">
          <Icon name={art} className="gp-monster-art" />
          <span className="gp-monster-title">
            <span>{title.replace(/ \d+$/, '')}</span>
            {/ \d+$/.exec(title)?.[0]}
          </span>
          <Figures monster={monster} />
          {text !== '' && (
            <span className="gp-monster-text">
              <MarkedText text={text} side="keyword of monsters" />
            </span>
          )}
          <Bar value={left} max={hp} label="Hit points" tone={isBoss ? 'boss' : 'health'} />
        </Shaken>
        <AimSign monster={monster} />
      </Thing>
      <Signs of={`monster:${id}`} />
    </motion.li>
  )
})

interface GroupProps {
  readonly monsters: readonly MonsterView[]
  readonly name: string
  readonly lie: string
  /** What stands there if there are none. */
  readonly none: string
  readonly place: string
  /** More than these are drawn as rows. */
  readonly most: number
}

/** How many monsters of a group are below what is in sight of it. */
function useHidden(lie: string) {
  const holder = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState(0)
  useEffect(() => {
    const { current } = holder
    if (current === null) return undefined
    const count = (): void => {
      const end = current.scrollTop + current.clientHeight
      const isBelow = (one: HTMLElement): boolean => one.offsetTop + one.offsetHeight > end + 2
      const monsters = current.querySelectorAll<HTMLElement>('.gp-monster-holder')
      setHidden(current.scrollHeight > current.clientHeight ? Array.from(monsters).filter(isBelow).length : 0)
    }
    const sizes = new ResizeObserver(count)
    sizes.observe(current)
    current.addEventListener('scroll', count)
    count()
    return () => {
      sizes.disconnect()
      current.removeEventListener('scroll', count)
    }
  }, [lie])
  return { holder, hidden }
}

export function Group({ monsters, name, lie, none, place, most }: GroupProps) {
  const { length } = monsters
  const crowd = length > most ? 'compact crowd' : length > 3 ? 'compact' : ''
  const { holder, hidden } = useHidden(lie)
  return (
    <div className="gp-group-holder" ref={holder}>
      {length === 0 && <p className="gp-nobody">{none}</p>}
      <ul className={`gp-group ${crowd}`} aria-label={name}>
        {monsters.map((monster) => (
          <Monster key={monster.id} monster={monster} lie={lie} />
        ))}
      </ul>
      {hidden > 0 && (
        <div className="gp-more">
          <button
            type="button"
            onClick={() => holder.current?.scrollBy(0, holder.current.clientHeight * 0.7)}
          >
            {hidden} more
          </button>
        </div>
      )}
      <Signs of={place} />
    </div>
  )
}
