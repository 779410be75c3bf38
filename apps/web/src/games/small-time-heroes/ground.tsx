/** The ground: the Minion Row with the Zombies before it; or, between Waves, what there is to choose from. */
import { AnimatePresence, motion } from 'motion/react'
import { memo } from 'react'
import { Symbol } from '../../kit/boss-stage.tsx'
import { Chip } from '../../kit/chip.tsx'
import { Minion, Row, Spot } from '../../kit/minion.tsx'
import { keyOf } from '../../session/thing.ts'
import { Shaken } from '../../table/floats.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { targetStateOf } from '../../table/standing.ts'
import { Thing } from '../../table/thing.tsx'
import { label, plain, sentence } from '../../table/words.ts'
import { say } from '../../words/small-time-heroes.ts'
import { marks } from './art.ts'
import { ConditionChips, conditionWords } from './conditions.tsx'
import { Rising, Told, useForetold } from './effects.tsx'
import { aboutMinion, aboutZombie, ENEMY_SIDE } from './inspect.ts'
import type { MinionView, PlaceView, ZombieView } from './model-enemies.ts'

function minionWords({ symbol, mayAct, acts }: PlaceView, minion: MinionView): string {
  const { title, isRubble, attack, health, maxHealth, isGuard, text, reward } = minion
  if (isRubble) return label(title, say('rubble'), symbol.name, conditionWords(minion))
  return label(
    title,
    say('health-of', { health, maxHealth }),
    attack === null ? say('no-attack') : say('attack-attack', { attack }),
    isGuard && say('guard'),
    conditionWords(minion),
    say('symbol', { name: symbol.name }),
    acts ? say('acts-now') : mayAct && say('may-act'),
    plain(text),
    reward !== '' && say('reward-reward', { reward: plain(reward) }),
  )
}

function Chips({ minion, isAbout }: { minion: MinionView; isAbout: boolean }) {
  const { attack, strength, isGuard, isRubble } = minion
  if (isRubble) return <ConditionChips condition={minion} side="enemy" />
  return (
    <>
      {attack !== null && !isAbout && (
        <Chip
          icon={marks.attack}
          word={say('attack')}
          value={attack}
          tone="attack"
          about={strength > 0 ? say('with-strength', { strength }) : undefined}
        />
      )}
      {isGuard && <Chip icon={marks.guard} word={say('guard')} about={say('has-be-attacked')} />}
      <ConditionChips condition={minion} side="enemy" />
    </>
  )
}

function Words({ minion: { text, reward, isRubble } }: { minion: MinionView }) {
  if (isRubble) return say('rubble-does')
  return (
    <>
      <MarkedText text={text} side={ENEMY_SIDE} />
      {reward !== '' && (
        <>
          {' '}
          <b>{say('reward-title')}</b> <MarkedText text={sentence(reward)} />.
        </>
      )}
    </>
  )
}

/** Whoever stands in a place. */
function Somebody({ place, minion }: { place: PlaceView; minion: MinionView }) {
  const { number, mayAct, acts } = place
  const { title, art, text, reward, attack, health, maxHealth, isRubble } = minion
  const of = { kind: 'enemy', id: number }
  const inspect = useInspect()
  const { loss, then } = useForetold(of, health)
  const isAbout = (mayAct || acts) && attack !== null
  return (
    <Thing
      of={of}
      label={minionWords(place, minion)}
      className="minion"
      onInspect={inspect(of, aboutMinion(place, minion))}
    >
      {(standing) => (
        <Shaken of={keyOf(of)} className="sth-shaken">
          <Minion
            name={title}
            art={isRubble ? marks.rubble : art}
            text={<Words minion={minion} />}
            length={text.length + reward.length}
            health={isRubble ? undefined : { now: health, max: maxHealth, loss }}
            chips={<Chips minion={minion} isAbout={isAbout} />}
            blow={isAbout ? attack : undefined}
            then={<Told then={then} />}
            state={targetStateOf(standing, isRubble ? 'dead' : mayAct || acts ? 'acts' : 'waits')}
          />
        </Shaken>
      )}
    </Thing>
  )
}

function Zombie({ zombie }: { zombie: ZombieView }) {
  const { card, title, attack } = zombie
  const of = { kind: 'zombie', id: card }
  const inspect = useInspect()
  const { then } = useForetold(of)
  return (
    <motion.li initial={{ opacity: 0, y: 24 }} animate={{ opacity: 1, y: 0 }} exit={{ opacity: 0 }}>
      <Thing
        of={of}
        onInspect={inspect(of, aboutZombie(zombie))}
        label={label(say('zombie', { title }), say('attack-attack', { attack }), say('1-health'))}
        className="zombie"
      >
        {(standing) => (
          <span className="sth-zombie" data-state={targetStateOf(standing, 'waits')} data-face>
            <b>{say('zombie-label')}</b>
            <Chip icon={marks.attack} word={say('attack')} value={attack} tone="attack" />
            {then !== undefined && <Told then={then} />}
          </span>
        )}
      </Thing>
      <Rising of={keyOf(of)} />
    </motion.li>
  )
}

const Place = memo(function Place({ place }: { place: PlaceView }) {
  const { number, symbol, minion, zombies, mayAct, acts } = place
  return (
    <li className="place">
      <AnimatePresence mode="popLayout" initial={false}>
        <motion.div
          key={minion?.card ?? 'empty'}
          className="sth-standing"
          initial={{ opacity: 0, y: -30 }}
          animate={{ opacity: 1, y: 0 }}
          exit={{ opacity: 0, transition: { duration: 0.35 } }}
          transition={{ duration: 0.3 }}
        >
          {minion === null ? (
            <Thing
              of={{ kind: 'enemy', id: number }}
              label={label(say('place', { number: number + 1 }), symbol.name, say('empty'))}
            >
              {() => <Spot>{say('nobody-stands')}</Spot>}
            </Thing>
          ) : (
            <Somebody place={place} minion={minion} />
          )}
        </motion.div>
      </AnimatePresence>
      <Symbol name={symbol.name} icon={symbol.art} isLit={mayAct || acts} />
      <Rising of={`enemy:${number}`} />
      {zombies.length > 0 && (
        <ul className="sth-zombies" aria-label={say('zombies-front', { number: number + 1 })}>
          <AnimatePresence>
            {zombies.map((zombie) => (
              <Zombie key={zombie.card} zombie={zombie} />
            ))}
          </AnimatePresence>
        </ul>
      )}
    </li>
  )
})

export function MinionRow({ places }: { places: readonly PlaceView[] }) {
  return (
    <Row name={say('minion-row')}>
      {places.map((place) => (
        <Place key={place.number} place={place} />
      ))}
    </Row>
  )
}
