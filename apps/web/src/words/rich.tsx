/** Words in which `*some*` weigh more. */
import { Fragment } from 'react'

export function Rich({ text }: { text: string }) {
  return text
    .split('*')
    .map((part, i) => (i % 2 === 0 ? <Fragment key={i}>{part}</Fragment> : <strong key={i}>{part}</strong>))
}
