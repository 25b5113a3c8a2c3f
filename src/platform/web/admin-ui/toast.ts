export interface Toast {
  readonly kind: 'done' | 'caution' | 'failure'
  readonly message: string
  readonly title?: string | undefined
}
