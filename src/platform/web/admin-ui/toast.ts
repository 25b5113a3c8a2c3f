export interface Toast {
  readonly kind: 'done' | 'warning' | 'failure'
  readonly message: string
  readonly title?: string | undefined
}
