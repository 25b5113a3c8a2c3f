/** The product's mark: a flag of three rows, as the board has them. Decorative; the name stands beside it. */
export function BrandMark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="#f5b400" />
      <rect x="8" y="8" width="16" height="4" rx="2" fill="#0f1a30" />
      <rect x="8" y="14.5" width="11" height="4" rx="2" fill="#0f1a30" />
      <rect x="8" y="21" width="6" height="4" rx="2" fill="#0f1a30" />
    </svg>
  )
}
