import RasterCore

/// What is to be said about a golden besides its picture, and about masks that do nothing.
struct GoldenNotes {
  let golden: GoldenFile
  let actual: LayoutPicture
  let tolerance: PictureTolerance

  /// The notes, with the default reaction.
  var notes: [Statement] { description + stamp + scale + masks }

  private var description: [Statement] {
    if golden.metadata != nil { return [] }
    let words = golden.metadataFailure?.description ?? "it carries none"
    return [
      Statement(
        .metadata, "the golden's layout was not compared: \(words)",
        details: ["re-record it, and the next difference is told in layout terms"])
    ]
  }

  private var stamp: [Statement] {
    switch golden.stamp {
    case .genuine, .forged: []
    case .missing where golden.metadata == nil: []
    case .missing:
      [Statement(.metadata, "the golden lost its digest: another program wrote the file")]
    case .broken:
      [Statement(.metadata, "the golden was changed after it was recorded")]
    }
  }

  private var scale: [Statement] {
    guard let scale = golden.metadata?.scale else { return [] }
    if !same(scale, actual.metadata.scale) {
      let change = Points.change([scale], [actual.metadata.scale], separator: ",")
      return [Statement(.metadata, "pixels per point \(change)")]
    }
    // 72 points an inch of 25.4 mm.
    let density = Int(exactly: (scale * 72 / 0.0254).rounded())
    if golden.pixelsPerMeter == density { return [] }
    return [Statement(.metadata, "the golden's density is not the one of its scale")]
  }

  private var masks: [Statement] {
    let layouts = (golden.metadata?.layouts ?? []) + actual.metadata.layouts
    let scale = actual.metadata.scale
    let (width, height) = (
      max(golden.bitmap.width, actual.bitmap.width),
      max(golden.bitmap.height, actual.bitmap.height)
    )
    let areas = tolerance.masks.map { PixelArea($0.rectangles(scale: scale, layouts: layouts)) }
    let idle = zip(tolerance.masks, areas).filter { $1.pixels(width: width, height: height) == 0 }
    let all = PixelArea(areas.flatMap(\.rectangles))
    let isBlind = width * height > 0 && all.pixels(width: width, height: height) == width * height
    return idle.map { mask, _ in
      Statement(.metadata, "the mask “\(mask)” covers nothing: correct or remove it")
    }
      + (isBlind
        ? [Statement(.paint, "the masks cover the whole picture: nothing is compared")] : [])
  }
}

extension GoldenMetadata.Failure: CustomStringConvertible {
  /// The failure in words.
  public var description: String {
    switch self {
    case .version(let version):
      "it is of version \(version), and this program knows \(GoldenMetadata.version)"
    case .tooLong(let length):
      "it has \(length) bytes, and \(GoldenMetadata.maximumLength) are read"
    case .unpackable:
      "it does not unpack to at most \(GoldenMetadata.maximumLength) bytes of text"
    case .malformed(let words): "it is damaged (\(words))"
    }
  }
}
