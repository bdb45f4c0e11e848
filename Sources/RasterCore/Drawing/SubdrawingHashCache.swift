/// A cache of the digests of the nested drawings and clips of a display list.
///
/// A drawing may contain the same nested drawings and clips many times. A drawing or clip is
/// identified by its address. The display list must be kept alive while the cache is used, so that
/// addresses stay unique.
struct SubdrawingHashCache: ~Copyable {
  private var drawings: [UnsafePointer<Command>: SIMD4<UInt64>] = [:]
  private var clips: [ObjectIdentifier: SIMD4<UInt64>] = [:]
  // Adjacent commands mostly have the same clip, so the last clip is checked before the dictionary.
  private var lastClip: (clip: ClipNode, digest: SIMD4<UInt64>)?
  private var spareBlocks: [HashBuffer] = []

  deinit {
    for block in spareBlocks { block.deallocate() }
  }

  func digest(of drawing: Drawing) -> SIMD4<UInt64>? {
    guard let address = address(of: drawing) else { return nil }
    return drawings[address]
  }

  mutating func insert(_ digest: SIMD4<UInt64>, of drawing: Drawing) {
    if let address = address(of: drawing) { drawings[address] = digest }
  }

  mutating func digest(of clip: ClipNode) -> SIMD4<UInt64>? {
    if let lastClip, lastClip.clip === clip { return lastClip.digest }
    guard let digest = clips[ObjectIdentifier(clip)] else { return nil }
    lastClip = (clip, digest)
    return digest
  }

  mutating func insert(_ digest: SIMD4<UInt64>, of clip: ClipNode) {
    clips[ObjectIdentifier(clip)] = digest
    lastClip = (clip, digest)
  }

  /// Returns an empty buffer: one that was passed to `giveBack`, or a new one.
  mutating func spareBlock() -> HashBuffer { spareBlocks.popLast() ?? HashBuffer() }

  /// Stores a buffer that is no longer in use, for the next call of `spareBlock`.
  mutating func giveBack(_ block: HashBuffer) {
    spareBlocks.append(block)
    spareBlocks[spareBlocks.count - 1].restart()
  }

  /// Returns the address of a drawing's list of commands; nil if the list has no memory.
  ///
  /// Lists with the same address are identical.
  private func address(of drawing: Drawing) -> UnsafePointer<Command>? {
    drawing.commands.withUnsafeBufferPointer { $0.baseAddress }
  }
}
