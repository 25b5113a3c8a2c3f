/** Bytes of one photo as it is kept; phones make them smaller than this before they send them. */
export const MOST_PHOTO_BYTES = 400_000
/** Bytes of a photo come as base64 in pieces, each so many letters long. */
export const PIECE_LETTERS = 88_000
export const MOST_PIECES = Math.ceil((MOST_PHOTO_BYTES * 4) / 3 / PIECE_LETTERS)
