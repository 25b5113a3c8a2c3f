export interface Toast {
  readonly kind: 'done' | 'notice' | 'failure'
  readonly message: string
  readonly title?: string | undefined
}
