/** Tabs that change what lies below them, where there is no room for all of it at once. */
import './tabs.css'

interface TabsProps<T extends string> {
  readonly name: string
  readonly tabs: readonly { readonly id: T; readonly words: string }[]
  readonly shown: T
  readonly onShow: (tab: T) => void
}

export function Tabs<T extends string>({ name, tabs, shown, onShow }: TabsProps<T>) {
  return (
    <div className="k-tabs" role="group" aria-label={name}>
      {tabs.map(({ id, words }) => (
        <button key={id} type="button" aria-pressed={id === shown} onClick={() => onShow(id)}>
          {words}
        </button>
      ))}
    </div>
  )
}
