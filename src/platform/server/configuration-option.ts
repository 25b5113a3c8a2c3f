/** What stands in an option; undefined for nothing. */
export type Value = (name: string) => string | undefined

/** Notes what is wrong with an option, and what it takes. */
export type Refuse = (name: string, wants: string) => undefined
