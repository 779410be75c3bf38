/** A picture of the game-icons set, in the colour of the text around it. */
import { bodies } from 'virtual:icons'

/** An icon by its name in the set; without a label it is only decoration. */
export function Icon({ name, label, className }: { name: string; label?: string; className?: string }) {
  const words = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      {...words}
      className={className === undefined ? 'icon' : `icon ${className}`}
      viewBox="0 0 512 512"
      // The bodies are those of the icon set, put there by the build: nothing of them comes from outside.
      dangerouslySetInnerHTML={{ __html: bodies[name] ?? '' }}
    />
  )
}
