import type PDFDocument from 'pdfkit'
import type { Faces } from './faces.ts'
import type { Style, Typesetter } from './typesetter.ts'

/** A part of the document's structure, as readers for the blind walk through it. */
export type Element = PDFKit.PDFStructureElement

export interface ElementOptions {
  /** Of a table's heading: what it stands over. */
  readonly scope?: 'Column' | 'Row'
}

/** Writes and draws on the current page. Lengths are points, y downwards from the upper edge. */
export class Pen {
  readonly #doc: InstanceType<typeof PDFDocument>
  readonly #faces: Faces
  readonly #typesetter: Typesetter

  constructor(doc: InstanceType<typeof PDFDocument>, faces: Faces, typesetter: Typesetter) {
    this.#doc = doc
    this.#faces = faces
    this.#typesetter = typesetter
  }

  /** A new element at the end of another one's, or of the document itself. */
  element(tag: string, parent?: Element, options: ElementOptions = {}): Element {
    // The library takes `scope`, its types don't name it.
    const element = this.#doc.struct(tag, options as object)
    if (parent) parent.add(element)
    else this.#doc.addStructure(element)
    return element
  }

  /** What `write` writes is this element's content, and all of it. */
  say(tag: string, parent: Element, write: () => void, options?: ElementOptions): void {
    const element = this.element(tag, parent, options)
    element.add(write)
    element.end()
  }

  /** What `draw` draws is no content: lines, grounds, headings that stood before. */
  decorate(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.#doc.markContent('Artifact', { type })
    draw()
    this.#doc.endMarkedContent()
  }

  /** One line that starts, or with `right` ends, at x; letters stand on `baseline`. */
  write(text: string, x: number, baseline: number, style: Style, right = false): void {
    let from = right ? x - this.#typesetter.width(text, style, right) : x
    for (const run of this.#faces.runs(text, style.weight)) {
      this.#doc
        .font(run.face.name, style.size)
        .fillColor(style.color)
        .text(run.text, from, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          ...(right ? { features: ['tnum'] } : {}),
        })
      from += this.#typesetter.width(run.text, style, right)
    }
  }

  rule(from: number, to: number, y: number, color: string, thickness = 0.7): void {
    this.#doc.moveTo(from, y).lineTo(to, y).lineWidth(thickness).stroke(color)
  }

  upright(x: number, from: number, to: number, color: string): void {
    this.#doc.moveTo(x, from).lineTo(x, to).lineWidth(0.7).stroke(color)
  }

  ground(x: number, y: number, width: number, height: number, color: string): void {
    this.#doc.rect(x, y, width, height).fill(color)
  }

  frame(x: number, y: number, width: number, height: number, color: string): void {
    this.#doc.roundedRect(x, y, width, height, 7).lineWidth(0.7).stroke(color)
  }

  /** The product's mark: a flag of three rows. */
  mark(x: number, y: number, size: number): void {
    const unit = size / 32
    const bar = (top: number, width: number): void => {
      this.#doc.roundedRect(x + 8 * unit, y + top * unit, width * unit, 4 * unit, 2 * unit).fill('#0f1a30')
    }
    this.#doc.roundedRect(x, y, size, size, 9 * unit).fill('#f5b400')
    bar(8, 16)
    bar(14.5, 11)
    bar(21, 6)
  }
}
