/** Finds words in code: what the page says stands in its text files. */
import ts from 'typescript'

type Node = ts.Node

/** Attributes that are never read by anybody. */
const UNREAD =
  /^(className|d|viewBox|style|type|rel|href|role|id|key|autoComplete|fill|transform|art|icon|tint|data-.*|initial|animate|exit|transition|points|accept|to)$/
/** Attributes that are read, whatever they hold. */
const READ = /^(label|title|aria-label|alt|placeholder|word|about|tag|intent|heading|legend|question|reason)$/
/** What is called with selectors, keys and names of events. */
const UNREAD_CALLS =
  /(querySelector(All)?|matches|closest|matchMedia|EventListener|[gs]etItem|createElement|say|count|[a-z]+Attribute|postMessage|randomUUID)$/
/** More than one word, or a word that begins with a capital. */
const SENTENCE = /[A-Za-z]{2,}[,:;.’)!?…]* \(?[A-Za-z]{2,}/
const IN_TEMPLATE =
  /[A-Za-z]{2,}[,:;.’)!?…]* \(?[A-Za-z]{2,}|(^|[ ,(])[A-Z][a-z]{2,}($|[ ,.:)])|[a-z]{3,} $|^ [a-z]{3,}|0 [a-z]{3,}/
/** Drawings, styles, addresses, and names of classes of pieces. */
const NO_WORDS = /^[<#.[:]|^hero active |<\/?[a-z]|url\(|var\(--|https?:|\{ |translate|^[\w-]+: [\w-]+$/
/** Names of keys and of the house. */
const NAMES = new Set([
  'Hearthkeep',
  '0 · Hearthkeep',
  'earthkeep',
  'Esc',
  'Tab',
  'Enter',
  'Space',
  'Shift',
  'Home',
  'End',
])

const nameOf = (attribute: ts.JsxAttribute): string => attribute.name.getText()

/** Whether nobody reads what stands here. */
function isUnread(node: Node): boolean {
  const { parent } = node
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent))
    return true
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true
  for (let child = node, at: Node | undefined = parent; at !== undefined; child = at, at = at.parent) {
    if (ts.isJsxAttribute(at)) return UNREAD.test(nameOf(at))
    if (ts.isNewExpression(at)) return /Error|RegExp|Intl|URL/.test(at.expression.getText())
    if (ts.isCallExpression(at) && at.expression !== child && UNREAD_CALLS.test(at.expression.getText()))
      return true
    if (ts.isTypeNode(at) || ts.isTaggedTemplateExpression(at)) return true
    if (ts.isBlock(at) || ts.isSourceFile(at)) return false
  }
  return false
}

/** The words of a node, if it has some that somebody reads. */
function wordsOf(node: Node): string | undefined {
  if (ts.isJsxText(node)) {
    const text = node.text.trim()
    const isKey =
      ts.isJsxElement(node.parent) && /^(kbd|code)$/.test(node.parent.openingElement.tagName.getText())
    return /[A-Za-z]{2,}/.test(text) && !isKey && !NAMES.has(text) ? text : undefined
  }
  if (ts.isTemplateExpression(node)) {
    const text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('0')
    return IN_TEMPLATE.test(text) && !NO_WORDS.test(text) && !NAMES.has(text) && !isUnread(node)
      ? text
      : undefined
  }
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return undefined
  const { text, parent } = node
  const isRead = ts.isJsxAttribute(parent) && READ.test(nameOf(parent)) && /[A-Za-z]{2,}/.test(text)
  const isSentence = SENTENCE.test(text) && !NO_WORDS.test(text) && !isUnread(node)
  return (isRead || isSentence) && !NAMES.has(text) ? text : undefined
}

/** What is said in this code instead of in a text file. */
export function wordsIn(name: string, code: string): string[] {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, kind)
  const found: string[] = []
  const visit = (node: Node): void => {
    const words = wordsOf(node)
    if (words !== undefined) found.push(`${name}: ${words.replace(/\s+/g, ' ')}`)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
