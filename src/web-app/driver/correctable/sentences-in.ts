import { LANGUAGES } from '#platform/pure/languages.ts'

/** A part of a parsed file, as the build's parser tells it (ESTree, with TypeScript's own parts). */
export interface Part {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [name: string]: unknown
}

/** A sentence of a catalogue, or a piece of one: what stands in one pair of quotes. */
export interface Sentence {
  /** What is put into it stands as `{1}`, `{2}`, … */
  readonly text: string
  /** What is put in, as the catalogue names it; empty where it has no name. */
  readonly places: readonly string[]
  /** The names that lead to it, joined by dots: `formTexts.title`. */
  readonly path: string
  /** It is made each time that it is said, and not once when the catalogue is read. */
  readonly isMade: boolean
  readonly isFilled: boolean
  readonly start: number
  readonly end: number
}

interface Place {
  readonly path: readonly string[]
  readonly isMade: boolean
}

/** They choose among the words that they are given. */
const PLURALS = /^(slavic|slavicCount|english|englishCount|counted|plural)$/
/** Their quoted argument is no words. */
const NO_WORDS = /^(join|split|replace|replaceAll|startsWith|endsWith|includes|toLocale\w+|pad\w+)$/
const CODE = /^[a-z]+(-[a-z]+)*$/

/** Every sentence of a catalogue, in the order in which they stand there. */
export function sentencesIn(program: Part): Sentence[] {
  const found: Sentence[] = []
  visit(program, { path: [], isMade: false }, found)
  return found
}

function visit(part: Part, place: Place, found: Sentence[]): void {
  switch (part.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return
    case 'VariableDeclarator':
      visitAll([part.init], named(place, part.id), found)
      return
    case 'FunctionDeclaration':
      visitAll([part.body], { ...named(place, part.id), isMade: true }, found)
      return
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      visitAll([part.params, part.body], { ...place, isMade: true }, found)
      return
    case 'Property':
      visitAll([part.value], named(place, part.key), found)
      return
    case 'ArrayExpression':
      visitList(part.elements as (Part | null)[], place, found)
      return
    case 'ExportNamedDeclaration':
      visitAll([part.declaration], place, found)
      return
    case 'BinaryExpression':
      visitAll(
        [part.left, part.right].filter((side) => !isComparison(part) || !isQuoted(side)),
        place,
        found,
      )
      return
    case 'SwitchCase':
      visitAll([part.consequent], place, found)
      return
    case 'MemberExpression':
      visitAll([part.object, ...(isQuoted(part.property) ? [] : [part.property])], place, found)
      return
    case 'CallExpression':
      visitCall(part, place, found)
      return
    case 'TaggedTemplateExpression':
      visitAll([(part.quasi as Part).expressions], place, found)
      return
    case 'Literal':
      take(part, place, found)
      return
    case 'TemplateLiteral':
      take(part, place, found)
      visitAll([part.expressions], place, found)
      return
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      visitAll([part.expression], place, found)
      return
  }
  if (!part.type.startsWith('TS')) visitInner(part, place, found)
}

function visitInner(part: Part, place: Place, found: Sentence[]): void {
  const { typeAnnotation: _, ...inner } = part
  visitAll(Object.values(inner), place, found)
}

function visitAll(values: readonly unknown[], place: Place, found: Sentence[]): void {
  for (const value of values) {
    if (Array.isArray(value)) visitAll(value, place, found)
    else if (isPart(value)) visit(value, place, found)
  }
}

/** The members of a list that stands by itself have their number for a name. */
function visitList(elements: readonly (Part | null)[], place: Place, found: Sentence[]): void {
  elements.forEach((element, at) => {
    if (element) visit(element, place.isMade ? place : { ...place, path: [...place.path, String(at)] }, found)
  })
}

function visitCall(part: Part, place: Place, found: Sentence[]): void {
  const callee = part.callee as Part
  const name = nameOf(callee)
  visit(callee, place, found)
  for (const argument of part.arguments as Part[]) {
    if (isQuoted(argument)) {
      if (NO_WORDS.test(name)) continue
      if (typeof argument.value === 'string' && CODE.test(argument.value) && !PLURALS.test(name)) continue
    }
    visit(argument, place, found)
  }
}

function take(part: Part, { path, isMade }: Place, found: Sentence[]): void {
  const pieces = piecesOf(part)
  if (!pieces) return
  const text = pieces.reduce((all, piece, at) => `${all}{${at}}${piece}`)
  const places = placeNames((part.expressions as Part[] | undefined) ?? [])
  if (!/\p{L}/u.test(pieces.join('')) || (LANGUAGES as readonly string[]).includes(text)) return
  // Braces of its own beside what is put in would be taken for places.
  if (places.length > 0 && /[{}]/.test(pieces.join(''))) return
  found.push({
    text,
    places,
    path: path.join('.'),
    isMade,
    isFilled: part.type === 'TemplateLiteral' && places.length > 0,
    start: part.start,
    end: part.end,
  })
}

function piecesOf(part: Part): readonly string[] | undefined {
  if (part.type === 'Literal') return typeof part.value === 'string' ? [part.value] : undefined
  const quasis = part.quasis as { readonly value: { readonly cooked: string | null } }[]
  return quasis.map(({ value }) => value.cooked ?? '')
}

/** Of two with one name the one that is worked out is called after what works it out. */
function placeNames(filled: readonly Part[]): string[] {
  const names = filled.map((part) => {
    const first = part.type === 'CallExpression' ? (part.arguments as Part[])[0] : part
    return first ? nameOf(first) : ''
  })
  return filled.map((part, at) => {
    const name = names[at] ?? ''
    const isCalled = part.type === 'CallExpression' && !PLURALS.test(nameOf(part.callee as Part))
    const isShared = name === '' || names.filter((each) => each === name).length > 1
    return isCalled && isShared ? nameOf(part.callee as Part) : name
  })
}

function nameOf(part: Part): string {
  if (part.type === 'Identifier') return String(part.name)
  if (part.type === 'MemberExpression')
    return part.computed ? nameOf(part.object as Part) : nameOf(part.property as Part)
  return part.type === 'ChainExpression' ? nameOf(part.expression as Part) : ''
}

function named(place: Place, key: unknown): Place {
  const name = isPart(key) ? (key.type === 'Literal' ? String(key.value) : nameOf(key)) : ''
  return name === '' ? place : { ...place, path: [...place.path, name] }
}

function isComparison({ operator }: Part): boolean {
  return ['===', '!==', '==', '!=', 'in'].includes(String(operator))
}

function isQuoted(value: unknown): value is Part {
  return (
    isPart(value) &&
    ((value.type === 'Literal' && typeof value.value === 'string') || value.type === 'TemplateLiteral')
  )
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
