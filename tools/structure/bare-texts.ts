/** A node of the parsed file, as much of it as is looked at here. */
interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** A text that stands bare among other children of one element. */
export interface BareText {
  readonly start: number
  readonly end: number
  /** What it calls: it is no text where one of these functions draws markup, in whatever file that stands. */
  readonly from: readonly string[]
}

/**
 * Finds the texts of a file's markup that a translated page would not survive. Browsers translate by putting
 * `<font>` in the place of a text node, while React keeps hold of the node it made: a text that is an
 * element's only child it writes anew into the element, any other it changes, removes, or puts things before
 * where it no longer is. So a text has an element of its own, unless nothing that stands in the same element
 * can ever change.
 */
export function bareTextsOf(program: unknown): readonly BareText[] {
  const root = program as Node
  const drawn = namesThatDraw(root)
  const found: BareText[] = []

  const look = (node: Node, isRootFragment: boolean): void => {
    const children = flatChildren(node)
    const changing = children.some(({ type }) => type === 'JSXExpressionContainer')
    const alone = children.length === 1 && !isRootFragment
    if (changing && !alone) {
      for (const child of children) {
        if (isText(child, drawn)) found.push({ start: child.start, end: child.end, from: callsIn(child) })
      }
    }
  }
  const visit = (node: Node, isInside: boolean): void => {
    if (node.type === 'JSXElement') look(node, false)
    if (node.type === 'JSXFragment' && !isInside) look(node, true)
    const inside = node.type === 'JSXElement' || node.type === 'JSXFragment'
    for (const child of childrenOf(node)) visit(child, inside)
  }
  visit(root, false)
  return found
}

/**
 * What an element draws one beside the other; a fragment's children are its parent's. Line ends and blanks
 * are nothing.
 */
function flatChildren(node: Node): Node[] {
  return (node.children as Node[]).flatMap((child) => {
    if (child.type === 'JSXFragment') return flatChildren(child)
    if (child.type === 'JSXText') return /\S/.test(String(child.value)) ? [child] : []
    if (child.type !== 'JSXExpressionContainer') return [child]
    const expression = child.expression as Node
    if (expression.type === 'JSXEmptyExpression') return []
    const isBlank = expression.type === 'Literal' && String(expression.value).trim() === ''
    return isBlank ? [] : [child]
  })
}

function isText(child: Node, drawn: ReadonlySet<string>): boolean {
  if (child.type === 'JSXText') return true
  return child.type === 'JSXExpressionContainer' && mayBeText(child.expression as Node, drawn)
}

/** Whether it may come out as words: all that is not plainly an element or nothing. */
function mayBeText(node: Node, drawn: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return false
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number'
    case 'Identifier':
      return node.name !== 'undefined' && !drawn.has(String(node.name))
    case 'MemberExpression':
      return !drawn.has(String((node.property as Node).name))
    case 'LogicalExpression':
      return (
        mayBeText(node.right as Node, drawn) ||
        (node.operator !== '&&' && mayBeText(node.left as Node, drawn))
      )
    case 'ConditionalExpression':
      return mayBeText(node.consequent as Node, drawn) || mayBeText(node.alternate as Node, drawn)
    case 'CallExpression': {
      const callee = node.callee as Node
      return !(callee.type === 'Identifier' && drawn.has(String(callee.name))) && !holdsMarkup(node)
    }
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return mayBeText(node.expression as Node, drawn)
    default:
      return true
  }
}

function callsIn(node: Node): string[] {
  const own = node.type === 'CallExpression' ? nameOf(node.callee as Node) : undefined
  return [...(own === undefined ? [] : [own]), ...[...childrenOf(node)].flatMap(callsIn)]
}

/** The functions of the file that draw markup. */
export function drawersOf(program: unknown): readonly string[] {
  const names: string[] = []
  const visit = (node: Node): void => {
    const name = nameOf(node.id as Node | undefined)
    if (name !== undefined && node.type === 'FunctionDeclaration' && declaresMarkup(node)) names.push(name)
    for (const child of childrenOf(node)) visit(child)
  }
  visit(program as Node)
  return names
}

const DRAWN_TYPE = /^(ReactNode|ReactElement|JSX\.Element)$/

/**
 * The names that stand for markup in this file: properties typed so, constants and functions that hold some.
 */
function namesThatDraw(root: Node): ReadonlySet<string> {
  const names = new Set<string>(['children'])
  const visit = (node: Node): void => {
    const name = node.type === 'Identifier' ? nameOf(node) : nameOf((node.key ?? node.id) as Node | undefined)
    if (name !== undefined && declaresMarkup(node)) names.add(name)
    for (const child of childrenOf(node)) visit(child)
  }
  visit(root)
  return names
}

function declaresMarkup(node: Node): boolean {
  switch (node.type) {
    case 'Identifier':
    case 'TSPropertySignature':
      return namesDrawnType(node.typeAnnotation as Node | undefined)
    case 'TSMethodSignature':
      return namesDrawnType(node.returnType as Node | undefined)
    case 'VariableDeclarator':
      return node.init !== null && holdsMarkup(node.init as Node)
    case 'FunctionDeclaration':
      return holdsMarkup(node.body as Node)
    default:
      return false
  }
}

function namesDrawnType(node: Node | undefined): boolean {
  if (!node) return false
  if (node.type === 'TSTypeReference' && DRAWN_TYPE.test(nameOf(node.typeName as Node) ?? '')) return true
  return [...childrenOf(node)].some(namesDrawnType)
}

function holdsMarkup(node: Node): boolean {
  return node.type.startsWith('JSX') || [...childrenOf(node)].some(holdsMarkup)
}

function nameOf(node: Node | undefined): string | undefined {
  if (node?.type === 'TSQualifiedName') return nameOf(node.right as Node)
  return node?.type === 'Identifier' ? String(node.name) : undefined
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
