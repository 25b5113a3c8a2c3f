/** As it stands in a text: `{imie}`, and whatever else somebody may have meant so. */
const PLACEHOLDER = /\{([^{}]*)\}/gu

export interface TemplateProblems {
  /** Named in braces, and no value of this kind of SMS: it can't be saved so. */
  readonly unknown: readonly string[]
  /** Without them the SMS does not tell what it is for: a warning. */
  readonly missing: readonly string[]
  /** Those among them that the SMS is sent for, as the PIN: it can't be saved so. */
  readonly vital: readonly string[]
}

/** Each name in braces once, in the order of the text. */
function placeholdersOf(template: string): string[] {
  return [...new Set([...template.matchAll(PLACEHOLDER)].map(([, name]) => name ?? ''))]
}

export function problemsOf(
  template: string,
  placeholders: Readonly<Record<string, { readonly required?: true | 'always' }>>,
): TemplateProblems {
  const used = placeholdersOf(template)
  const missing = Object.keys(placeholders).filter(
    (name) => placeholders[name]?.required && !used.includes(name),
  )
  return {
    unknown: used.filter((name) => !Object.hasOwn(placeholders, name)),
    missing,
    vital: missing.filter((name) => placeholders[name]?.required === 'always'),
  }
}

/** Values are put in as they are: braces in a value name nothing. What has no value stays as it stands. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
}

/** With whom a text begins to speak: `{imie}, `. */
const ADDRESSED = /^\s*\{(?:imie|kierowca)\}\s*,\s*/u

/**
 * The same for a text that follows another one to the same driver: it does not speak to them by name once
 * more.
 */
export function fillFollowing(template: string, values: Readonly<Record<string, string>>): string {
  const text = fillTemplate(template.replace(ADDRESSED, ''), values)
  return `${text.charAt(0).toLocaleUpperCase('pl')}${text.slice(1)}`
}
