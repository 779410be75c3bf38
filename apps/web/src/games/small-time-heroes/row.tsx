/** The Minion Row: three places with their Health cards' symbols, and the Zombies tucked under them. */
import { AnimatePresence, motion } from 'motion/react'
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { keyOf } from '../../session/thing.ts'
import { Bar } from '../../table/bar.tsx'
import { Chip } from '../../table/chip.tsx'
import { Shaken } from '../../table/floats.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { Thing } from '../../table/thing.tsx'
import { label, plain, sentence } from '../../table/words.ts'
import { marks } from './art.ts'
import { ConditionChips, conditionWords } from './conditions.tsx'
import { Signs } from './effects.tsx'
import { aboutMinion, aboutZombie, ENEMY_SIDE } from './inspect.ts'
import type { MinionView, PlaceView, SymbolView, ZombieView } from './model-enemies.ts'

/** A symbol of the Intents; lit while it may come up, burning once it has. */
export function Medallion({ symbol, mayAct, acts }: { symbol: SymbolView; mayAct: boolean; acts: boolean }) {
  const words = acts ? `${symbol.name}: acts now` : mayAct ? `${symbol.name}: may act` : symbol.name
  return (
    <span className={`medallion ${acts ? 'acts' : mayAct ? 'may-act' : ''}`} title={words}>
      <Icon name={symbol.art} label={words} />
    </span>
  )
}

function minionWords({ symbol, mayAct, acts }: PlaceView, minion: MinionView): string {
  const { title, isRubble, attack, health, maxHealth, isGuard, text, reward } = minion
  if (isRubble) return label(title, 'Rubble', symbol.name, conditionWords(minion))
  return label(
    title,
    `health ${health} of ${maxHealth}`,
    attack === null ? 'no attack' : `attack ${attack}`,
    isGuard && 'Guard',
    conditionWords(minion),
    `symbol ${symbol.name}`,
    acts ? 'acts now' : mayAct && 'may act',
    plain(text),
    reward !== '' && `Reward: ${plain(reward)}`,
  )
}

function Minion({ minion }: { minion: MinionView }) {
  const { title, art, text, reward, attack, strength, health, maxHealth, isGuard, isRubble } = minion
  const attackAbout = strength > 0 ? `with Strength ${strength}` : undefined
  return (
    <>
      <Icon name={isRubble ? marks.rubble : art} className="minion-art" />
      <h3>{title}</h3>
      {isRubble ? (
        <p className="minion-text">Rubble. It does nothing until it is rebuilt.</p>
      ) : (
        <div className="minion-words">
          <p className="minion-text">
            <MarkedText text={text} side={ENEMY_SIDE} />
          </p>
          {reward !== '' && (
            <p className="minion-reward">
              <Icon name={marks.reward} label="Defeat Reward" />
              <span>
                <MarkedText text={sentence(reward)} />
              </span>
            </p>
          )}
        </div>
      )}
      <div className="chips">
        {!isRubble && attack !== null && (
          <Chip icon={marks.attack} word="Attack" value={attack} tone="attack" about={attackAbout} />
        )}
        {isGuard && !isRubble && (
          <Chip
            icon={marks.guard}
            word="Guard"
            tone="guard"
            about="has to be attacked before any other Enemy"
          />
        )}
        <ConditionChips condition={minion} side="enemy" />
      </div>
      {!isRubble && <Bar value={health} max={maxHealth} label="Health" />}
    </>
  )
}

function Zombie({ zombie, lie }: { zombie: ZombieView; lie: string }) {
  const { card, title, art, attack } = zombie
  const of = { kind: 'zombie', id: card }
  const inspect = useInspect()
  return (
    <motion.li
      layout
      layoutDependency={lie}
      initial={{ opacity: 0, y: 24 }}
      animate={{ opacity: 1, y: 0 }}
      exit={{ opacity: 0, y: 30 }}
    >
      <Thing
        of={of}
        onInspect={inspect(of, aboutZombie(zombie))}
        label={label(`Zombie ${title}`, `attack ${attack}`, '1 health')}
        className="zombie"
      >
        <Icon name={art} />
        <span className="zombie-name">Zombie</span>
        <Chip icon={marks.attack} word="Attack" value={attack} tone="attack" />
      </Thing>
      <Signs of={keyOf(of)} />
    </motion.li>
  )
}

const Place = memo(function Place({ place }: { place: PlaceView }) {
  const { number, symbol, minion, zombies, mayAct, acts } = place
  const key = `enemy:${number}`
  const of = { kind: 'enemy', id: number }
  const inspect = useInspect()
  const lie = zombies.map(({ card }) => card).join()
  const state = minion === null ? 'empty' : minion.isRubble ? 'rubble' : acts ? 'acting' : ''
  const words =
    minion === null ? label(`Place ${number + 1}`, symbol.name, 'empty') : minionWords(place, minion)
  return (
    <li className={`place ${zombies.length > 0 ? 'shielded' : ''}`}>
      <AnimatePresence mode="popLayout" initial={false}>
        <motion.div
          key={minion?.card ?? 'empty'}
          className="place-card"
          initial={{ opacity: 0, y: -40, rotate: -2 }}
          animate={{ opacity: 1, y: 0, rotate: 0 }}
          exit={{ opacity: 0, y: 70, rotate: 9, transition: { duration: 0.45, ease: 'easeIn' } }}
          transition={{ duration: 0.35 }}
        >
          <Thing
            of={of}
            label={words}
            className={`leather minion ${state}`}
            {...(minion === null ? {} : { onInspect: inspect(of, aboutMinion(place, minion)) })}
          >
            <Shaken of={key} className="leather-body">
              {minion === null ? (
                <span className="nobody">
                  <Icon name={marks.empty} />
                  empty place
                </span>
              ) : (
                <Minion minion={minion} />
              )}
            </Shaken>
          </Thing>
        </motion.div>
      </AnimatePresence>
      <Medallion symbol={symbol} mayAct={mayAct} acts={acts} />
      <Signs of={key} />
      {zombies.length > 0 && (
        <ul className="zombies" aria-label={`Zombies in front of place ${number + 1}`}>
          <AnimatePresence>
            {zombies.map((zombie) => (
              <Zombie key={zombie.card} zombie={zombie} lie={lie} />
            ))}
          </AnimatePresence>
        </ul>
      )}
    </li>
  )
})

export function MinionRow({ places }: { places: readonly PlaceView[] }) {
  return (
    <ul className="row" aria-label="Minion Row">
      {places.map((place) => (
        <Place key={place.number} place={place} />
      ))}
    </ul>
  )
}
