/** As the style sheet of the rows says it. */
const FONT = "12px 'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"
/** Pixels of a letter where nothing can be measured. */
const USUAL_LETTER = 6.4

const widths = new Map<string, number>()
let pen: CanvasRenderingContext2D | null | undefined

/**
 * The name as it fits into so many pixels: whole, else initial and surname; what is still too long ends in
 * dots by the style sheet.
 */
export function fittingName(name: string, room: number): string {
  return widthOf(name) <= room ? name : shortName(name)
}

/** `Ż. Brzęczyszczykiewicz`; who has one name keeps it. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.split(' ')
  const hasSurname = others.some((word) => !word.startsWith('…'))
  return hasSurname ? `${[...first][0]}. ${others.join(' ')}` : name
}

/** Measured once each: a week has few names, and shows them often. */
function widthOf(text: string): number {
  const known = widths.get(text)
  if (known !== undefined) return known
  const width = measured(text)
  widths.set(text, width)
  return width
}

function measured(text: string): number {
  if (pen === undefined) {
    pen = document.createElement('canvas').getContext('2d')
    if (pen) pen.font = FONT
  }
  return pen ? pen.measureText(text).width : text.length * USUAL_LETTER
}
