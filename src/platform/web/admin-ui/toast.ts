export interface Toast {
  readonly kind: 'done' | 'failure'
  readonly message: string
  readonly title?: string | undefined
}
