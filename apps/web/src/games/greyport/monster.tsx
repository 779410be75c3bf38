/** A monster, and groups of them. */
import { motion } from 'motion/react'
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Chip } from '../../kit/chip.tsx'
import { Crowd, Damage, Monster as MonsterCard } from '../../kit/monster.tsx'
import type { DamageProps } from '../../kit/monster.tsx'
import { Then } from '../../kit/threat.tsx'
import { Shaken, Signs } from '../../table/floats.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { Thing } from '../../table/thing.tsx'
import { say } from '../../words/greyport.ts'
import { marks } from './art.ts'
import { aboutMonster, monsterWords } from './inspect.ts'
import type { MonsterView, Tag } from './model-cards.ts'
import { Purpose } from './purpose.tsx'
import { useAim } from './use-aim.ts'

const TAG_WORDS: Readonly<Record<Tag, string>> = {
  ferocious: say('ferocious'),
  vengeful: say('vengeful'),
  cursed: say('cursed'),
  slash: say('slash'),
}

/** What it does at the end of the round, shields taken off. */
function damageOf({ damage, shielded }: MonsterView): DamageProps {
  const isShielded = shielded > 0
  const words = say('damage-damage', { damage, what: isShielded ? say('held-off', { shielded }) : '' })
  return { icon: isShielded ? marks.shield : marks.damage, figure: damage - shielded, words, isShielded }
}

/** What else has to be seen from afar. */
export function Marks({ monster: { armor, isTank, isRanged, tags, lurks } }: { monster: MonsterView }) {
  return (
    <>
      {armor > 0 && (
        <Chip icon={marks.armor} word={say('armor-label')} value={armor} about={say('off-every')} />
      )}
      {isTank && <Chip icon={marks.tank} word={say('tank')} about={say('has-be')} />}
      {isRanged && <Chip icon={marks.ranged} word={say('ranged')} about={say('others-its')} />}
      {tags.map((tag) => (
        <Chip key={tag} icon={marks[tag]} word={TAG_WORDS[tag]} />
      ))}
      {lurks && <Chip icon={marks.ambush} word={say('lurks')} about={say('its-ambush')} tone="bad" />}
    </>
  )
}

/** Its bar with what is likely to be lost of it, and what would come of choosing it, in a place that is kept. */
export function useTarget({ id, left, hp }: MonsterView) {
  const aim = useAim(id)
  return {
    health: { now: left, max: hp, loss: aim?.loss ?? 0, label: say('hit-points-label') },
    then: aim === undefined ? <Purpose of={{ kind: 'monster', id }} /> : <Then {...aim} />,
  }
}

function Face({ monster, isTarget }: { monster: MonsterView; isTarget: boolean }) {
  const { name, art, text } = monster
  return (
    <MonsterCard
      {...{ name, art, isTarget }}
      {...useTarget(monster)}
      damage={damageOf(monster)}
      marks={<Marks monster={monster} />}
      text={text === '' ? undefined : <MarkedText text={text} side={say('keyword-monsters')} />}
    />
  )
}

const Monster = memo(function Monster({ monster, lie }: { monster: MonsterView; lie: string }) {
  const of = { kind: 'monster', id: monster.id }
  const key = `monster:${monster.id}`
  const inspect = useInspect()
  return (
    <motion.li
      layoutId={key}
      layoutDependency={lie}
      layout="position"
      className="k-monster-place"
      initial={{ opacity: 0 }}
      animate={{ opacity: 1 }}
      transition={{ duration: 0.3 }}
    >
      <Thing of={of} label={monsterWords(monster)} onInspect={inspect(of, aboutMonster(monster))}>
        {({ state }) => (
          <Shaken of={key} className="gp-shaken">
            <Face monster={monster} isTarget={state === 'glows' || state === 'picked'} />
          </Shaken>
        )}
      </Thing>
      <Signs of={key} />
    </motion.li>
  )
})

interface GroupProps {
  readonly monsters: readonly MonsterView[]
  readonly name: string
  readonly lie: string
  /** The key of the place, for what floats up there. */
  readonly place: string
}

/** A boss stands on the stage above, wherever it belongs; its group keeps a word of it. */
export function Group({ monsters, name, lie, place }: GroupProps) {
  return (
    <div className="k-crowd-place">
      <Crowd name={name} count={monsters.length}>
        {monsters.map((monster) =>
          monster.isBoss ? (
            <li key={monster.id} className="k-monster-word">
              <Icon name={marks.boss} /> {monster.name} <Damage {...damageOf(monster)} />
            </li>
          ) : (
            <Monster key={monster.id} monster={monster} lie={lie} />
          ),
        )}
      </Crowd>
      <Signs of={place} />
    </div>
  )
}
