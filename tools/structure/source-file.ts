import { dirname, posix } from 'node:path'
import { parseSync } from 'vite'
import { type BareText, bareTextsOf, drawersOf } from './bare-texts.ts'

export interface Import {
  /** As written. */
  readonly specifier: string
  readonly line: number
  /** The path in the project that it means; undefined for a package. */
  readonly target: string | undefined
  /** `export … from`, which hands the thing on. */
  readonly handsOn: boolean
  /** Nothing of it is there at run time. */
  readonly isType: boolean
}

export interface Piece {
  readonly text: string
  readonly line: number
}

export interface Word extends Piece {
  /** Drawn, or the value of what is called a label, title or the like. */
  readonly isShown: boolean
}

export interface SourceFile {
  /** From the project's root, with `/`. */
  readonly path: string
  readonly lines: number
  readonly imports: readonly Import[]
  /**
   * String literals, the beginnings of template literals, keys of objects, text between JSX tags; no import
   * specifiers.
   */
  readonly strings: readonly Piece[]
  /** What may come out as words: string literals, every part of template literals, text between JSX tags. */
  readonly words: readonly Word[]
  /** Where the machine's clock or time zone is asked: `new Date`, `Date()`, `Date.now`. */
  readonly clockUses: readonly Piece[]
  /** Where a slot's number is taken apart: `slot % 2`, `slot >> 1`, `slot ^ 1`. */
  readonly slotArithmetic: readonly Piece[]
  /** Of comments, but for orders to a tool, which can't be broken. */
  readonly commentLines: readonly Piece[]
  /** Texts that stand bare beside what may change, and the functions of the file that draw markup. */
  readonly bareTexts: readonly (Piece & Pick<BareText, 'from'>)[]
  readonly drawers: readonly string[]
  readonly syntaxErrors: readonly string[]
}

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/**
 * Reads one TypeScript file with the parser that Vite brings along. Types-only imports count like the others.
 */
export function parseSource(path: string, text: string): SourceFile {
  const parsed = parseSync(path, text)
  const markup = path.endsWith('.tsx') ? parsed.program : { type: 'Program' }
  const lineOf = lineFinder(text)
  const imports: Import[] = []
  const strings: Piece[] = []
  const clockUses: Piece[] = []
  const slotArithmetic: Piece[] = []
  const words: Word[] = []

  const addImport = (source: unknown, handsOn: boolean, isType = false) => {
    const { value, start } = source as { value?: unknown; start: number }
    if (typeof value !== 'string') return
    imports.push({
      specifier: value,
      line: lineOf(start),
      target: resolveImport(path, value),
      handsOn,
      isType,
    })
  }
  const addString = (text: unknown, start: number) => {
    if (typeof text === 'string') strings.push({ text: text.trim(), line: lineOf(start) })
  }
  const addWord = (text: unknown, start: number, isShown = false) => {
    if (typeof text === 'string' && /\p{L}/u.test(text))
      words.push({ text: text.trim(), line: lineOf(start), isShown })
  }

  const visit = (node: Node, label?: unknown): void => {
    switch (node.type) {
      case 'ImportDeclaration':
        addImport(node.source, false, bringsTypesOnly(node))
        return
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
        if (node.source) {
          addImport(node.source, true)
          return
        }
        break
      case 'ImportExpression':
      case 'TSImportType':
        addImport(node.source, false)
        return
      case 'Literal':
      case 'JSXText':
        addString(node.value, node.start)
        addWord(node.value, node.start, node.type === 'JSXText' || node === label)
        break
      case 'TemplateElement':
        addWord((node.value as { cooked: unknown }).cooked, node.start)
        break
      case 'Property': {
        const key = node.key as Node
        if (key.type === 'Identifier' && !node.computed) addString(key.name, key.start)
        break
      }
      case 'TemplateLiteral': {
        const first = (node.quasis as { value: { cooked: string | null } }[])[0]
        addString(first?.value.cooked, node.start)
        break
      }
      default:
        if (asksClock(node)) {
          clockUses.push({ text: text.slice(node.start, node.start + 12), line: lineOf(node.start) })
        }
        if (takesSlotApart(node))
          slotArithmetic.push({ text: text.slice(node.start, node.start + 12), line: lineOf(node.start) })
    }
    for (const child of childrenOf(node)) visit(child, isLabel(node) ? node.value : undefined)
  }
  visit(parsed.program as unknown as Node)

  return {
    path,
    lines: countLines(text),
    imports,
    strings,
    words,
    clockUses,
    slotArithmetic,
    commentLines: commentLinesOf(parsed.comments, text, lineOf),
    bareTexts: bareTextsOf(markup).map(({ start, end, from }) => ({
      text: text.slice(start, end).trim(),
      line: lineOf(start),
      from,
    })),
    drawers: drawersOf(markup),
    syntaxErrors: parsed.errors.map((error) => error.message),
  }
}

export function countLines(text: string): number {
  return text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child !== null && typeof child === 'object' && typeof (child as Node).type === 'string') {
        yield child as Node
      }
    }
  }
}

const LABELS = new Set([
  ...['alt', 'aria-label', 'caption', 'confirm', 'description', 'empty', 'header', 'heading', 'hint'],
  ...['label', 'nothingFoundMessage', 'placeholder', 'text', 'title'],
])

/** `import type …`, or one whose every name is a type. */
function bringsTypesOnly({ importKind, specifiers }: Node): boolean {
  const names = specifiers as readonly { readonly importKind?: string }[]
  return importKind === 'type' || (names.length > 0 && names.every((name) => name.importKind === 'type'))
}

/** An attribute or a property that is called as texts on screens are. */
function isLabel(node: Node): boolean {
  if (node.type !== 'JSXAttribute' && node.type !== 'Property') return false
  const { name, value } = (node.type === 'Property' ? node.key : node.name) as Record<string, unknown>
  return LABELS.has(String(name ?? value))
}

function isDate(node: unknown): boolean {
  return (node as Node).type === 'Identifier' && (node as Node).name === 'Date'
}

const ORDER = /biome-ignore|oxlint|@ts-|https?:/

/** Each line on which a comment stands alone, as it is written. */
function commentLinesOf(
  comments: readonly { readonly start: number; readonly end: number }[],
  text: string,
  lineOf: (at: number) => number,
): Piece[] {
  return comments.flatMap(({ start, end }) => {
    const begin = text.lastIndexOf('\n', start) + 1
    if (text.slice(begin, start).trim() !== '') return []
    const lines = text.slice(begin, end).split('\n')
    return lines.flatMap((each, at) => (ORDER.test(each) ? [] : [{ text: each, line: lineOf(start) + at }]))
  })
}

function takesSlotApart(node: Node): boolean {
  if (node.type !== 'BinaryExpression') return false
  const { value } = node.right as { value?: unknown }
  const isHalving =
    node.operator === '%' ? value === 2 : value === 1 && /^(>>>?|\^|&)$/.test(String(node.operator))
  return isHalving && /^slot$/i.test(nameOf(node.left as Node))
}

/** `slot` of `slot`, `place.slot` and `Number(slot)`. */
function nameOf(node: Node): string {
  if (node.type === 'Identifier') return String(node.name)
  if (node.type === 'MemberExpression') return nameOf(node.property as Node)
  if (node.type === 'CallExpression') return nameOf(((node.arguments as Node[])[0] ?? node.callee) as Node)
  return ''
}

function asksClock(node: Node): boolean {
  if (node.type === 'NewExpression' || node.type === 'CallExpression') return isDate(node.callee)
  return (
    node.type === 'MemberExpression' &&
    isDate(node.object) &&
    (node.property as { name?: string }).name === 'now'
  )
}

function resolveImport(from: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return posix.join(dirname(from), plain)
  const alias = /^#(kernel|platform|features|server-app|web-app|test)\/(.*)$/.exec(plain)
  if (!alias) return undefined
  return alias[1] === 'test' ? `test/${alias[2]}` : `src/${alias[1]}/${alias[2]}`
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    const after = starts.findIndex((start) => start > offset)
    return after === -1 ? starts.length : after
  }
}
