/**
 * Grey bars of the final shape while something comes; `lines` of them. Screen readers hear the sentence
 * instead.
 */
export function Skeleton({ lines, label }: { readonly lines: number; readonly label: string }) {
  return (
    <div role="status">
      <span className="hidden-text">{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never change places.
        <div className="skeleton" key={index} />
      ))}
    </div>
  )
}
