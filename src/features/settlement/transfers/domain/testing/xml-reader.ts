/** An element as it stands in a file: either elements are in it, or text. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const TAG = /<(\/?)([A-Za-z][\w.]*)((?:\s+[\w:]+="[^"<]*")*)>/y

/** A strict reader of the little XML that payment files need. Throws for anything else. */
export function readXml(text: string): XmlElement {
  if (!text.startsWith(DECLARATION)) throw new Error('Not declared as XML in UTF-8')
  const root = { name: '', attributes: {}, children: [] as XmlElement[], text: '' }
  const open = [root]
  let at = DECLARATION.length
  while (at < text.length) {
    const top = open.at(-1)
    if (!top) throw new Error('Closed once too often')
    const tagAt = text.indexOf('<', at)
    const end = tagAt < 0 ? text.length : tagAt
    top.text += decoded(text.slice(at, end))
    if (tagAt < 0) break
    TAG.lastIndex = tagAt
    const tag = TAG.exec(text)
    if (!tag) throw new Error(`No tag: ${text.slice(tagAt, tagAt + 40)}`)
    const [all, slash, name = '', attributes = ''] = tag
    at = tagAt + all.length
    if (slash === '/') {
      if (top.name !== name) throw new Error(`${name} closes ${top.name}`)
      if (top.children.length > 0 && top.text.trim() !== '')
        throw new Error(`Text beside elements in ${name}`)
      if (top.children.length > 0) top.text = ''
      open.pop()
    } else {
      const element = { name, attributes: attributesOf(attributes), children: [] as XmlElement[], text: '' }
      top.children.push(element)
      open.push(element)
    }
  }
  const [first, ...more] = root.children
  if (!first || more.length > 0 || open.length !== 1 || root.text.trim() !== '') {
    throw new Error('Not one whole element')
  }
  return first
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decoded(value)]),
  )
}

function decoded(text: string): string {
  return text.replace(/&(\w*);?/g, (entity, name: string) => {
    const letter = ENTITIES[name]
    if (letter === undefined || !entity.endsWith(';')) throw new Error(`No entity: ${entity}`)
    return letter
  })
}
