/// The digests of the parts of one display list that were met before.
///
/// A sheet draws its panes and cells many times over: in the gallery seven of ten commands are in a
/// drawing that was digested already. A part is known by its address; the list keeps it alive as
/// long as this is used.
struct SubdrawingHashCache: ~Copyable {
  private var drawings: [UnsafePointer<Command>: SIMD4<UInt64>] = [:]
  private var clips: [ObjectIdentifier: SIMD4<UInt64>] = [:]
  // Neighbours have the same clip mostly: looked at before the dictionary is.
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

  /// Returns an empty buffer; a returned one if there is any.
  mutating func spareBlock() -> HashBuffer { spareBlocks.popLast() ?? HashBuffer() }

  /// Takes back a block whose digest is known.
  mutating func giveBack(_ block: HashBuffer) {
    spareBlocks.append(block)
    spareBlocks[spareBlocks.count - 1].restart()
  }

  /// Lists that are at the same address are the same list.
  private func address(of drawing: Drawing) -> UnsafePointer<Command>? {
    drawing.commands.withUnsafeBufferPointer { $0.baseAddress }
  }
}
