// games/<id>/TABLE.md: the fields of a game's table, from its layout and the comments in the source of it.
import { globSync, readFileSync } from 'node:fs'
import type { GameModule } from '@hearthkeep/engine'
import { aboutTable } from '@hearthkeep/situations'
import ts from 'typescript'

type Objects = ReadonlyMap<string, ts.ObjectLiteralExpression>

/** The comments in a source that calls `layout({…})`, by the names of the fields from the table down: `heroes.block`. */
export function commentsOf(source: string): ReadonlyMap<string, string> {
  const objects = new Map<string, ts.ObjectLiteralExpression>() // constants that hold the fields of a record
  const comments = new Map<string, string>()
  let fields: ts.Node | undefined
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isObjectLiteralExpression(node.initializer))
      objects.set(node.name.getText(), node.initializer)
    if (ts.isCallExpression(node) && node.expression.getText() === 'layout') fields ??= node.arguments[0]
    ts.forEachChild(node, visit)
  }
  const read = (object: ts.Node | undefined, around: string): void => {
    if (object === undefined || !ts.isObjectLiteralExpression(object)) return
    for (const property of object.properties.filter(ts.isPropertyAssignment)) {
      const name = around + property.name.getText()
      comments.set(name, commentBefore(source, property))
      read(recordOf(property.initializer, objects), `${name}.`)
    }
  }
  visit(ts.createSourceFile('table.ts', source, ts.ScriptTarget.Latest, true))
  read(fields, '')
  return comments
}

/** The fields of the records in `open(list(2, hero))`. */
function recordOf(value: ts.Node | undefined, objects: Objects): ts.Node | undefined {
  if (value === undefined || !ts.isCallExpression(value)) return undefined
  const last = value.arguments.at(-1)
  if (value.expression.getText() !== 'list') return recordOf(last, objects)
  return last !== undefined && ts.isIdentifier(last) ? objects.get(last.text) : last
}

function commentBefore(source: string, node: ts.Node): string {
  const ranges = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []
  return ranges
    .map(({ pos, end }) => source.slice(pos, end).replace(/^\/\*\*?|\*\/$|^\/\/|^\s*\* ?/gm, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** So many names are listed; of more, the first few. */
const MOST_NAMES = 16
const FEW_NAMES = 3

function tableOf(...rows: readonly (readonly string[])[]): string {
  const [head, ...rest] = rows
  return [head, head.map(() => '---'), ...rest]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
}

function namesInWords(names: readonly string[]): string {
  if (names.length === 0) return 'as the game goes: who is chosen, what lies there'
  if (names.length <= MOST_NAMES) return names.join(', ')
  return `${names.slice(0, FEW_NAMES).join(', ')} … (${names.length} of them)`
}

function isModule(value: unknown): value is GameModule {
  return typeof value === 'object' && value !== null && 'create' in value && 'game' in value
}

/** The text for the game in a folder. */
export async function tableDoc(folder: string): Promise<string> {
  const exported = (await import(`${folder}/src/index.ts`)) as object
  const module = Object.values(exported).find(isModule)
  if (module === undefined) throw new Error(`${folder}/src/index.ts: expected the export of a GameModule`)
  const { fields, names, seats } = aboutTable(module.game)
  const sources = globSync(`${folder}/src/**/table.ts`).map((path) => readFileSync(path, 'utf8'))
  const comments = commentsOf(sources.find((text) => text.includes('layout(')) ?? '')
  const rows = fields.map(({ name, path, holds, seen }) => [
    `\`${path}\``,
    holds,
    seen,
    comments.get(name) ?? '',
  ])
  const kinds = Object.entries(names).map(([kind, all]) => [kind, namesInWords(all)])
  const seat =
    seats === undefined
      ? 'Seats go by their numbers.'
      : `A seat goes by the name of its ${seats}, wherever one is meant.`
  return `# The table of ${module.game.name}

<!-- Made by \`npm run generate\` from the source of the table: change that. -->

What \`table\` and \`expect\` of a situation can name; how they are written is in
[\`packages/situations/README.md\`](../../packages/situations/README.md). In place of \`[]\` stands a number from 0 or, in rows
of things that have names, a name: \`[2]\`, \`.Name\` or \`[Name]\`. ${seat}

${tableOf(['Field', 'Holds', 'Seen by', 'About'], ...rows)}

## Names

${tableOf(['Kind', 'Names'], ...kinds)}
`
}
