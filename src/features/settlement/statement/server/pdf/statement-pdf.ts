import PDFDocument from 'pdfkit'
import { dateOfInstant } from '#platform/server/clock.ts'
import type { StatementDocument } from '../../domain/statement-document.ts'
import { compose, footerY, runningHeadY } from './compose.ts'
import type { Faces } from './faces.ts'
import { formWordsOf } from './form-words.ts'
import type { Block } from './item.ts'
import { type Element, Pen } from './pen.ts'
import { printableText } from './printable-text.ts'
import { baselineIn } from './row-item.ts'
import { COLORS, PAPER, type Sizes } from './sizes.ts'
import { createTypesetter, type Typesetter } from './typesetter.ts'

/**
 * A driver's statement as a PDF: A4, tagged for readers of screens, with its fonts' letters in it. The same
 * document gives the same bytes at any time and on any machine: the file's date is the closing's, and its
 * streams are not packed, since what packs them differs between processors: whoever sends it packs it.
 * @returns the file; texts that can't be printed as they are, are replaced (`printableText`) and never fail
 */
export async function statementPdf(
  document: StatementDocument,
  faces: Faces,
): Promise<Uint8Array<ArrayBuffer>> {
  const type = createTypesetter(faces)
  const { pages, sizes } = compose(document, type)
  const pdf = openPdf(document, faces)
  const pen = new Pen(pdf, faces, type)
  const root = pen.element('Document')
  const elements = new Map<Block, Element>()
  const elementOf = (block: Block): Element => {
    const element = elements.get(block) ?? pen.element(block.tag, root)
    elements.set(block, element)
    return element
  }
  for (const [index, page] of pages.entries()) {
    pdf.addPage()
    pen.decorate('Layout', () => {
      for (const { item, top } of page) item.paint?.(pen, top)
      pen.rule(sizes.margin, PAPER.width - sizes.margin, footerY(sizes), COLORS.line)
    })
    if (index > 0) pen.decorate('Pagination', () => writeRunningHead(pen, document, sizes, type))
    for (const { item, top, block } of page) {
      if (block) item.write(pen, top, elementOf(block))
      else pen.decorate('Pagination', () => item.write(pen, top, undefined))
    }
    const isLast = index === pages.length - 1
    writeFooter(pen, document, sizes, type, [index + 1, pages.length], isLast ? root : undefined)
  }
  root.end()
  pdf.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of pdf) chunks.push(chunk as Uint8Array)
  return joined(chunks)
}

function openPdf(document: StatementDocument, faces: Faces): InstanceType<typeof PDFDocument> {
  const plain = (text: string): string => printableText(text, faces.shows)
  const title = [document.title, document.number ?? formWordsOf(document).draft].map(plain).join(', ')
  const pdf = new PDFDocument({
    autoFirstPage: false,
    size: [PAPER.width, PAPER.height],
    margin: 0,
    compress: false,
    pdfVersion: '1.7',
    lang: document.language ?? 'pl',
    tagged: true,
    displayTitle: true,
    // None of its own: else it reads Helvetica.
    font: null as unknown as string,
    info: {
      Title: title,
      ...(document.issuer === undefined ? {} : { Author: plain(document.issuer) }),
      Subject: plain(document.period),
      Creator: 'Flotylla',
      Producer: 'Flotylla',
      CreationDate: dateOfInstant(document.closedAt),
    },
  })
  // Its types know files alone; a font that is read already is taken as it is.
  for (const { name, font } of faces.all) pdf.registerFont(name, font as unknown as string)
  return pdf
}

/** Whose statement a further page is of. */
function writeRunningHead(pen: Pen, document: StatementDocument, sizes: Sizes, type: Typesetter): void {
  const { margin, leading, styles } = sizes
  const half = (PAPER.width - 2 * margin) / 2 - 10
  const baseline = runningHeadY(sizes) + baselineIn(leading, styles.footer)
  const [title = ''] = type.wrapUpTo(1, document.title, styles.footer, half)
  const [driver = ''] = type.wrapUpTo(1, document.parties[0]?.name ?? '', styles.footer, half)
  pen.write(title, margin, baseline, styles.footer)
  pen.write(driver, PAPER.width - margin - type.width(driver, styles.footer), baseline, styles.footer)
}

/** At the foot of each page; the last one's is read to the blind as well. */
function writeFooter(
  pen: Pen,
  document: StatementDocument,
  sizes: Sizes,
  type: Typesetter,
  [page, pages]: readonly [number, number],
  root: Element | undefined,
): void {
  const { margin, styles } = sizes
  const texts = formWordsOf(document)
  const style = styles.footer
  const baseline = footerY(sizes) + style.size * 1.75
  const mark = `${document.number ?? texts.draft} · ${texts.checksum(document.checksum)}`
  const [left = ''] = type.wrapUpTo(1, mark, style, (PAPER.width - 2 * margin) * 0.5)
  const right = texts.page(page, pages)
  const middle = PAPER.width * 0.63 - type.width(texts.noInvoice, style) / 2
  const say = (write: () => void): void =>
    root ? pen.say('P', root, write) : pen.decorate('Pagination', write)
  say(() => pen.write(left, margin, baseline, style))
  say(() => pen.write(texts.noInvoice, middle, baseline, style))
  say(() => pen.write(right, PAPER.width - margin - type.width(right, style), baseline, style))
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
