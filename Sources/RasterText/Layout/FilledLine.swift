/// What goes on a line, and where the next one begins.
struct FilledLine {
  var content: LineContent
  /// Where the next line begins in the paragraph.
  var end: Int
  var isTruncated = false
  var isClipped = false
  var isStretched = false
}
