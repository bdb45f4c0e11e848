import Basics
import Foundation

/// A hasher that converts a display list to 64-bit integers and computes their digest.
///
/// Each value of an enumeration begins with the number of its case, and each list with its length,
/// so that different commands are not converted to the same integers.
struct DrawingHasher: ~Copyable {
  /// The way in which glyphs are hashed.
  enum Letters {
    /// The outlines of the glyphs, repeated at each use.
    case outlined
    /// The glyph IDs in their fonts.
    ///
    /// The outlines of the used glyphs follow once at the end.
    case numbered
  }

  private var block = HashBuffer()
  private let letters: Letters
  private(set) var fonts = UsedFonts()
  /// The digests of the nested drawings and clips that were hashed so far.
  private var parts = SubdrawingHashCache()

  init(letters: Letters) { self.letters = letters }

  deinit { block.deallocate() }

  /// The digest of everything added so far.
  var lanes: SIMD4<UInt64> { block.digest }

  /// The first 64 bits of the digest, as 16 hexadecimal digits.
  var digest: String {
    let digits = String(lanes[0], radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Adds a string: its length, then its bytes, eight per integer.
  mutating func add(_ text: String) {
    add(text.utf8.count)
    var (word, shift) = (UInt64(0), UInt64(0))
    for byte in text.utf8 {
      word |= UInt64(byte) << shift
      shift += 8
      if shift == 64 {
        add(word)
        (word, shift) = (0, 0)
      }
    }
    if shift > 0 { add(word) }
  }

  /// Adds the outlines of all glyphs that were added by number.
  ///
  /// Returns false if a font is not a `FingerprintedGlyphs`.
  mutating func addOutlines() -> Bool {
    for font in fonts.all {
      guard let source = font.source as? any FingerprintedGlyphs else { return false }
      add(source.maskRule)
      add(font.glyphs.count)
      for (glyph, digest) in zip(font.glyphs, source.outlineDigests(of: font.glyphs)) {
        add(Int(glyph))
        add(digest)
      }
    }
    return true
  }

  mutating func add(_ drawing: Drawing) {
    add(drawing.commands.count)
    // The loop uses pointers, because a loop over the array would copy each command and so retain
    // everything in it.
    drawing.commands.withUnsafeBufferPointer { commands in
      guard var place = commands.baseAddress else { return }
      let end = place + commands.count
      while place < end {
        add(place)
        place += 1
      }
    }
  }

  mutating func add(_ bitmap: Bitmap) {
    add(bitmap.width)
    add(bitmap.height)
    add(PixelDigests.digest(of: bitmap))
  }

  mutating func add(_ lanes: SIMD4<UInt64>) {
    var writer = writer(for: 4)
    for lane in 0..<4 { writer.add(lanes[lane]) }
    take(writer)
  }

  private mutating func add(_ command: UnsafePointer<Command>) {
    var writer = writer(for: 6)
    writer.add(command.pointee.transform)
    take(writer)
    add(command.pointee.clip)
    add(command.pointee.content)
  }

  private mutating func add(_ content: consuming Command.Content) {
    switch consume content {
    case .fill(let path, let rule, let paint, let mode):
      add(0)
      add(path)
      add(rule.number)
      add(paint)
      add(mode.number)
    case .stroke(let path, let style, let paint, let mode):
      add(1)
      add(path)
      add(style)
      add(paint)
      add(mode.number)
    case .image(let image):
      add(2)
      add(image)
    case .glyphs(let run, let origin, let paint):
      add(3)
      add(run)
      add(origin)
      add(paint)
    case .drawing(let drawing):
      add(4)
      add(inner: drawing)
    case .group(let drawing, let style):
      add(5)
      add(inner: drawing)
      add(style)
    }
  }

  /// Adds a nested drawing.
  ///
  /// If glyphs are numbered, only the drawing's digest is added: it can be reused, since a font
  /// then has the same number in all nested drawings.
  private mutating func add(inner drawing: Drawing) {
    guard letters == .numbered else { return add(drawing) }
    if let known = parts.digest(of: drawing) { return add(known) }
    let outer = beginPart()
    add(drawing)
    let digest = endPart(outer)
    parts.insert(digest, of: drawing)
    add(digest)
  }

  private mutating func add(_ clip: ClipNode?) {
    guard letters == .numbered else { return addWhole(clip) }
    add(clip == nil ? 0 : 1)
    if let clip { add(digest(of: clip)) }
  }

  private mutating func addWhole(_ clip: ClipNode?) {
    var clip = clip
    while let node = clip {
      add(1)
      add(node.path)
      add(node.rule.number)
      clip = node.parent
    }
    add(0)
  }

  private mutating func digest(of clip: ClipNode) -> SIMD4<UInt64> {
    // The clips are hashed from the outermost inwards, without recursion, since the chain may be
    // long.
    var unknown: [ClipNode] = []
    var (node, digest) = (Optional(clip), SIMD4<UInt64>.zero)
    while let inner = node {
      if let known = parts.digest(of: inner) {
        digest = known
        break
      }
      unknown.append(inner)
      node = inner.parent
    }
    for clip in unknown.reversed() {
      let outer = digest
      let whole = beginPart()
      add(outer)
      add(clip.path)
      add(clip.rule.number)
      digest = endPart(whole)
      parts.insert(digest, of: clip)
    }
    return digest
  }

  /// Begins a separate buffer for a nested drawing or a clip, and returns the buffer of the display
  /// list that contains it.
  private mutating func beginPart() -> HashBuffer {
    let whole = block
    block = parts.spareBlock()
    return whole
  }

  /// Returns the digest of a nested drawing or a clip, and continues with the buffer of the display
  /// list that contains it.
  private mutating func endPart(_ whole: HashBuffer) -> SIMD4<UInt64> {
    let digest = block.digest
    parts.giveBack(block)
    block = whole
    return digest
  }

  private mutating func add(_ image: ImageContent) {
    add(image.image)
    add(image.target)
    add(image.source)
    add(image.sampling == .linear ? 1 : 0)
    add(image.alpha)
    add(image.paint == nil ? 0 : 1)
    if let paint = image.paint { add(paint) }
    add(image.blendMode.number)
  }

  private mutating func add(_ run: GlyphRun) {
    add(run.size)
    add(run.glyphs.count)
    switch letters {
    case .outlined:
      for glyph in run.glyphs {
        add(CGPoint(x: glyph.x, y: glyph.y))
        add(run.source.outline(of: glyph.id))
      }
    case .numbered:
      add(fonts.use(run))
      store(run.glyphs, upTo: 3) { writer, glyph in
        writer.add(x: glyph.x, y: glyph.y)
        writer.add(UInt64(glyph.id))
      }
    }
  }

  private mutating func add(_ style: GroupStyle) {
    add(style.alpha)
    add(style.blendMode.number)
    add(
      (style.isShadowOnly ? 1 : 0) + (style.isIsolated ? 2 : 0) + (style.mask == nil ? 0 : 4))
    if let mask = style.mask { add(mask) }
    add(style.shadow == nil ? 0 : 1)
    guard let shadow = style.shadow else { return }
    add(shadow.color)
    add(CGPoint(x: shadow.offset.dx, y: shadow.offset.dy))
    add(shadow.blur)
  }

  private mutating func add(_ mask: GroupMask) {
    add(inner: mask.drawing)
    switch mask.measure {
    case .alpha: add(0)
    case .luminance(let backdrop):
      add(1)
      add(backdrop)
    }
    add(mask.transfer?.count ?? 0)
    store(mask.transfer ?? [], upTo: 1) { writer, value in writer.add(UInt64(value)) }
  }

  private mutating func add(_ style: StrokeStyle) {
    add(style.cap.number)
    add(style.join.number)
    add(style.width)
    add(style.miterLimit)
    add(style.dashPhase)
    add(style.dash.count)
    store(style.dash, upTo: 1) { writer, dash in writer.add(dash) }
  }

  mutating func add(_ path: Path) {
    add(path.elements.count)
    store(path.elements, upTo: 7) { writer, element in writer.add(element) }
  }

  private mutating func add(_ rect: CGRect) {
    var writer = writer(for: 4)
    writer.add(rect)
    take(writer)
  }

  mutating func add(_ point: CGPoint) {
    var writer = writer(for: 2)
    writer.add(x: point.x, y: point.y)
    take(writer)
  }

  mutating func add(_ color: Color) {
    var writer = writer(for: 4)
    writer.add(color)
    take(writer)
  }

  mutating func add(_ number: CGFloat) {
    var writer = writer(for: 1)
    writer.add(number)
    take(writer)
  }

  mutating func add(_ number: Int) { add(UInt64(truncatingIfNeeded: number)) }

  private mutating func add(_ word: UInt64) {
    var writer = writer(for: 1)
    writer.add(word)
    take(writer)
  }

  @inline(__always) mutating func writer(for words: Int) -> HashBufferWriter {
    block.writer(for: words)
  }

  @inline(__always) mutating func take(_ writer: HashBufferWriter) { block.take(writer) }

  /// Adds values of at most `words` integers each, as many values at once as fit in the buffer.
  @inline(__always) mutating func store<Value>(
    _ values: [Value], upTo words: Int, _ add: (inout HashBufferWriter, Value) -> Void
  ) {
    let most = HashBuffer.mostWords / words
    values.withUnsafeBufferPointer { values in
      var start = 0
      while start < values.count {
        let end = min(start + most, values.count)
        var writer = writer(for: words * (end - start))
        for index in start..<end { add(&writer, values[index]) }
        take(writer)
        start = end
      }
    }
  }
}

extension FillRule {
  fileprivate var number: Int { self == .evenOdd ? 1 : 0 }
}

extension BlendMode {
  // The array is made once, since each call of `allCases` makes a new one.
  private static let all = allCases

  fileprivate var number: Int { Self.all.firstIndex(of: self) ?? 0 }
}

extension StrokeStyle.Cap {
  fileprivate var number: Int {
    switch self {
    case .butt: 0
    case .round: 1
    case .square: 2
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var number: Int {
    switch self {
    case .miter: 0
    case .round: 1
    case .bevel: 2
    }
  }
}
