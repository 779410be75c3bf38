/** `hearthkeep map`: the maps of a game, drawn. */
import { Command } from 'commander'
import { contentOption } from '../arguments.ts'
import { CommandError } from '../command-error.ts'
import { expectedOneOf, findModule, withContent } from '../lookup.ts'
import { columns, print } from '../output.ts'

/** The command. */
export function mapCommand(): Command {
  return new Command('map')
    .description('draw a map of a game, or list its maps')
    .argument('<game>', 'which game')
    .argument('[map]', 'which map (default: all are listed)')
    .addOption(contentOption('with the maps of this content pack'))
    .action(async (id: string, name: string | undefined, flags: { content?: string }) => {
      const { maps } = await withContent(await findModule(id), flags.content)
      if (maps.length === 0) throw new CommandError(`${id} is not played on maps`)
      if (name === undefined) return print(columns(maps.map((map) => [map.id, map.name])))
      const map = maps.find((one) => one.id === name)
      if (map !== undefined) return print(map.text)
      const known = maps.map((one) => one.id)
      throw new CommandError(`unknown map "${name}": ${expectedOneOf(name, known)}`)
    })
}
