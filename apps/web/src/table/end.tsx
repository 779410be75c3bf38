/** The end of a game: won or lost, how it came, and what now. */
import { motion } from 'motion/react'
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import { say } from '../words/table.ts'
import { NextLink } from './next-link.tsx'

interface EndProps {
  readonly isWon: boolean
  readonly icon: string
  readonly title: string
  readonly story: string
  /** Where one can go besides another game and the shelf. */
  readonly links?: readonly { readonly name: string; readonly href: string }[]
  /** Who came out of it, and with what. */
  readonly children?: ReactNode
}

export function End({ isWon, icon, title, story, links = [], children }: EndProps) {
  return (
    <motion.section
      className={`end ${isWon ? 'won' : 'lost'}`}
      aria-label={isWon ? say('end.won') : say('end.lost')}
      initial={{ opacity: 0, y: 20 }}
      animate={{ opacity: 1, y: 0 }}
      transition={{ duration: 0.4 }}
    >
      <Icon name={icon} />
      <h2>{title}</h2>
      <p>{story}</p>
      {children}
      <nav>
        <NextLink />
        {links.map(({ name, href }) => (
          <a key={href} className="button" href={href}>
            {name}
          </a>
        ))}
        <a className="button" href="#/">
          {say('end.to-the-shelf')}
        </a>
      </nav>
    </motion.section>
  )
}
