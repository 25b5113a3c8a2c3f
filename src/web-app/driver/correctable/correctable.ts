import { type Part, type Sentence, sentencesIn } from './sentences-in.ts'

/** Catalogues of another language than Polish, whose sentences a fleet may correct. */
const CATALOGUE = /\/src\/(.*\/(?:texts(?:-[a-z-]+)?|[a-z-]+-texts))\.([a-z]{2})\.ts$/
/** Of a file that is one for everyone, and of paper: they are said where no corrections are. */
const FIXED = /\/(manifest-texts|texts-pdf)\./

/** A sentence that a fleet may correct, for the office's list. */
export interface ListedSentence {
  /** `features/market/texts-offers` */
  readonly catalogue: string
  readonly path: string
  readonly text: string
  readonly places: readonly string[]
  /** What stands there in Polish; several where they can't be told apart, empty where there is none. */
  readonly polish: string
  /** A page says it; else only messages do. */
  readonly onPage: boolean
}

interface Parsing {
  parse(code: string, options: { lang: 'ts' }): unknown
}

interface Emitting {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

interface Ways {
  /** The module that says the fleet's words. */
  readonly sayer: string
  /** Of the driver's pages as the server draws them; where it is told, catalogues can be read anew. */
  readonly pages?: string
  readText(file: string): string
  /** Takes the list, for the server. */
  list?(sentences: readonly ListedSentence[]): void
}

/**
 * A step of the build that lets a fleet correct the sentences of a language: each is said by `say`, which
 * knows the fleet's own. The Polish page has none of it.
 */
export function correctable({ sayer, pages, readText, list }: Ways) {
  const found = new Map<string, readonly Omit<ListedSentence, 'onPage'>[]>()
  return {
    name: 'correctable',
    enforce: 'pre' as const,
    transform(this: Parsing, code: string, id: string): { code: string; map: null } | null {
      const [, catalogue] = CATALOGUE.exec(id) ?? []
      if (catalogue === undefined || FIXED.test(id)) return null
      const read = (text: string) => this.parse(text, { lang: 'ts' }) as Part
      const program = read(code)
      const sentences = sentencesIn(program)
      if (list) found.set(id, besidePolish(catalogue, sentences, sentencesIn(read(readText(polishOf(id))))))
      return { code: saidBy(sayer, code, program, sentences, pages !== undefined), map: null }
    },
    buildEnd(this: Emitting): void {
      if (!list || pages === undefined) return
      const onPages = reachedFrom(pages, this)
      list([...found].flatMap(([id, each]) => each.map((one) => ({ ...one, onPage: onPages.has(id) }))))
    },
  }
}

function polishOf(id: string): string {
  return id.replace(/\.[a-z]{2}\.ts$/, '.ts')
}

function reachedFrom(entry: string, build: Emitting): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [entry]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = build.getModuleInfo(id) ?? {}
    open.push(...importedIds, ...dynamicallyImportedIds)
  }
  return reached
}

/** Each sentence with the Polish one of the same name, and of several the one of the same place. */
function besidePolish(catalogue: string, sentences: readonly Sentence[], polish: readonly Sentence[]) {
  const at = (all: readonly Sentence[], wanted: string) => all.filter(({ path }) => path === wanted)
  return sentences.map((sentence) => {
    const { path, text, places } = sentence
    const [own, others] = [at(sentences, path), at(polish, path)]
    const same = own.length === others.length ? [others[own.indexOf(sentence)]] : others
    const texts = same.flatMap((each) => (each ? [each.text] : []))
    return { catalogue, path, text, places, polish: texts.join(' / ') }
  })
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

function saidBy(
  sayer: string,
  code: string,
  program: Part,
  sentences: readonly Sentence[],
  isReadAnew: boolean,
): string {
  const edits = sentences.map((sentence): Edit => {
    const { start, end, text, isMade, isFilled } = sentence
    if (isFilled) return { start, end: start, text: '$s' }
    return {
      start,
      end,
      text: isMade ? `$s${inBackticks(text)}` : `/*#__PURE__*/$s(${JSON.stringify(text)})`,
    }
  })
  const [changed, anew] = isReadAnew ? againIn(code, program, edits) : [edits, '']
  const imports = `import { say as $s${anew === '' ? '' : ', readAnew as $anew'} } from ${JSON.stringify(sayer)};`
  return `${imports}${edited(code, changed, 0, code.length)}\n${anew}`
}

/** What is held, and not made each time that it is said, is set anew: in its first order. */
function againIn(code: string, program: Part, edits: readonly Edit[]): readonly [readonly Edit[], string] {
  const all = [...edits]
  const sets: string[] = []
  for (const statement of program.body as Part[]) {
    const declared = (statement.declaration ?? statement) as Part
    if (declared.type !== 'VariableDeclaration' || declared.kind !== 'const') continue
    const held = (declared.declarations as Part[]).filter(
      ({ init }) => !MADE_EACH_TIME.includes((init as Part).type),
    )
    if (held.length === 0) continue
    all.push({ start: declared.start, end: declared.start + 'const'.length, text: 'let' })
    for (const { id, init } of held as unknown as readonly { id: Part; init: Part }[])
      sets.push(setting(code, id, edited(code, edits, init.start, init.end)))
  }
  return [all, sets.length === 0 ? '' : `$anew(() => {\n${sets.join('\n')}\n})\n`]
}

const MADE_EACH_TIME: readonly string[] = ['ArrowFunctionExpression', 'FunctionExpression']

/** `texts = …`, or `{ one, other } = …` where several names are taken out of one value. */
function setting(code: string, id: Part, value: string): string {
  if (id.type === 'Identifier') return `${String(id.name)} = ${value};`
  const names = (id.properties as Part[]).map(({ start, end }) => code.slice(start, end))
  return `({ ${names.join(', ')} } = ${value});`
}

function edited(code: string, edits: readonly Edit[], from: number, to: number): string {
  const inside = edits
    .filter(({ start, end }) => start >= from && end <= to)
    .sort((one, other) => one.start - other.start)
  let text = ''
  let at = from
  for (const edit of inside) {
    text += code.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + code.slice(at, to)
}

function inBackticks(text: string): string {
  return `\`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``
}
