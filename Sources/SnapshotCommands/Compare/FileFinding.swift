import Basics
import Foundation
import LayoutComparison
import PictureComparison
import RasterPNG
import SnapshotCore

/// The result of comparing the contents of two files.
enum FileFinding {
  /// The files count as equal, with the tolerated pixels, the warnings and the ignored changes.
  case same(PixelSummary?, [ReportedChange])
  case different(Evidence, [ReportedChange])
  /// One of the files is broken, or is neither a picture nor text.
  case unreadable(String)

  /// Compares two animated PNGs as films, pictures as pictures, and everything else as text.
  init(
    _ first: Data, _ second: Data, of pair: FilePair, tolerance: PictureTolerance,
    reactions: [ChangeClass: ClassPolicy.Reaction]
  ) {
    if FilmFile.isFilm(first) && FilmFile.isFilm(second) {
      self = Self.films(first, second, pair, tolerance, reactions)
    } else if first.isPNG || second.isPNG || pair.path.lowercased().hasSuffix(".png") {
      // The bytes are checked as well as the name, because a picture may have any file extension.
      self = Self.pictures(first, second, pair, tolerance, reactions)
    } else {
      self = Self.texts(first, second, pair, ClassPolicy().changed(by: reactions))
    }
  }

  private static func pictures(
    _ first: Data, _ second: Data, _ pair: FilePair, _ tolerance: PictureTolerance,
    _ reactions: [ChangeClass: ClassPolicy.Reaction]
  ) -> FileFinding {
    do throws(PNGError) {
      let (golden, actual) = try files(first, second, pair) { (data, name) throws(PNGError) in
        try GoldenFile(data, name: name, allowsMissingEnd: true)
      }
      let cuts = cuts(golden, actual, pair, reactions)
      // Equal files that cannot be decoded must not pass, so the bytes are compared only after both
      // files have been decoded.
      if first == second { return .same(nil, Array(cuts.prefix(1))) }
      return finding(
        PictureComparison(
          golden: golden, actual: actual.picture(beside: golden),
          colors: try colors((first, golden), (second, actual), pair, tolerance),
          tolerance: tolerance,
          policy: policy(golden, actual, tolerance).changed(by: reactions)), cuts, reactions)
    } catch {
      return .unreadable("\(error)")
    }
  }

  /// Compares large pictures of the same size in bands of rows; nil if they must be read as a
  /// whole.
  ///
  /// Masks and perceptual metrics need more than a row at a time, so they require the whole
  /// pictures.
  static func inBands(
    of pair: FilePair, tolerance: PictureTolerance, reactions: [ChangeClass: ClassPolicy.Reaction],
    leastPixels: Int = RowReader.leastPixels
  ) -> FileFinding? {
    guard tolerance.perceptual == nil, tolerance.masks.isEmpty,
      let first = pair.first, let second = pair.second,
      let old = GoldenRows(first, leastPixels: leastPixels),
      let new = GoldenRows(second, leastPixels: leastPixels), old.size == new.size
    else { return nil }
    do throws(PNGError) {
      if WholeFile(first).hasBytes(of: WholeFile(second)) {
        let golden = try old.golden()
        return .same(nil, Array(cuts(golden, golden, pair, reactions).prefix(1)))
      }
      let (golden, actual, pixels) = try ScannedPixels.compare(old, new, tolerance: tolerance)
      return finding(
        PictureComparison(
          golden: golden, actual: actual.picture(beside: golden), colors: (nil, nil),
          tolerance: tolerance,
          policy: policy(golden, actual, tolerance).changed(by: reactions), scanned: pixels),
        cuts(golden, actual, pair, reactions), reactions)
    } catch {
      return .unreadable("\(error)")
    }
  }

  /// Returns a change for each of the two files that ends before its end marker.
  private static func cuts(
    _ golden: GoldenFile, _ actual: GoldenFile, _ pair: FilePair,
    _ reactions: [ChangeClass: ClassPolicy.Reaction]
  ) -> [ReportedChange] {
    [(golden, pair.first), (actual, pair.second)].filter { $0.0.lacksEnd }.map {
      ReportedChange(
        .metadata, .truncated(file: $0.1?.lastPathComponent ?? pair.path),
        policy: ClassPolicy().changed(by: reactions))
    }
  }

  private static func finding(
    _ comparison: PictureComparison, _ cuts: [ReportedChange],
    _ reactions: [ChangeClass: ClassPolicy.Reaction]
  ) -> FileFinding {
    // Ignored changes are reported only if an option of the user ignores their class.
    let ignored = comparison.ignored.filter { reactions[$0.changeClass] == .ignore }
    let statements = comparison.statements + ignored + cuts
    return comparison.passes && !cuts.contains { $0.reaction == .fail }
      ? .same(comparison.allowed, statements)
      : .different(.picture(comparison), statements)
  }

  private static func films(
    _ first: Data, _ second: Data, _ pair: FilePair, _ tolerance: PictureTolerance,
    _ reactions: [ChangeClass: ClassPolicy.Reaction]
  ) -> FileFinding {
    do throws(PNGError) {
      let (golden, actual) = try files(first, second, pair) { (data, name) throws(PNGError) in
        try FilmFile(data, name: name)
      }
      // Files with equal bytes pass only if they could be read, so the bytes are compared after
      // reading.
      if first == second { return .same(nil, []) }
      let arePlain = golden.metadata == nil || actual.metadata == nil
      let policy = arePlain ? ClassPolicy(metadata: .ignore) : ClassPolicy()
      let comparison = FilmComparison(
        golden: golden, actual: actual.film(beside: golden.metadata), tolerance: tolerance,
        policy: policy.changed(by: reactions))
      let ignored = comparison.ignored.filter { reactions[$0.changeClass] == .ignore }
      let statements = comparison.statements + ignored
      return comparison.passes
        ? .same(comparison.allowed, statements) : .different(.film(comparison), statements)
    } catch {
      return .unreadable("\(error)")
    }
  }

  /// Reads the two files in parallel; if their bytes are equal, they are read only once.
  private static func files<File: Sendable>(
    _ first: Data, _ second: Data, _ pair: FilePair,
    read: @Sendable (Data, String) throws(PNGError) -> File
  ) throws(PNGError) -> (File, File) {
    let both = [(first, pair.first), (second, pair.second)]
    let sources = first == second ? Array(both.prefix(1)) : both
    let files = Cores.map(sources.count) { index in
      Result { () throws(PNGError) in try read(sources[index].0, sources[index].1?.path ?? "") }
    }
    // If neither file can be read, the error of the first is thrown.
    return (try files[0].get(), try files[files.count - 1].get())
  }

  /// Returns the colours as stored in the files if a perceptual metric is used, since its counts
  /// should match those of other programs; otherwise nil.
  private static func colors(
    _ first: (data: Data, file: GoldenFile), _ second: (data: Data, file: GoldenFile),
    _ pair: FilePair, _ tolerance: PictureTolerance
  ) throws(PNGError) -> (golden: StraightPixels?, actual: StraightPixels?) {
    if tolerance.perceptual == nil { return (nil, nil) }
    return (
      try StraightPixels(
        png: first.data, name: pair.first?.path ?? "", read: first.file.bitmap),
      try StraightPixels(
        png: second.data, name: pair.second?.path ?? "", read: second.file.bitmap)
    )
  }

  /// Returns the policy: the default one or, if one of the pictures has no layout and there are no
  /// masks, one that ignores metadata, such as the missing layout.
  private static func policy(
    _ golden: GoldenFile, _ actual: GoldenFile, _ tolerance: PictureTolerance
  ) -> ClassPolicy {
    let arePlain = golden.metadata == nil || actual.metadata == nil
    return arePlain && tolerance.masks.isEmpty ? ClassPolicy(metadata: .ignore) : ClassPolicy()
  }

  private static func texts(
    _ first: Data, _ second: Data, _ pair: FilePair, _ policy: ClassPolicy
  ) -> FileFinding {
    guard let text = String(validating: second, as: UTF8.self) else {
      return .unreadable("\(pair.second?.path ?? pair.path) is neither PNG nor text in UTF-8")
    }
    let format = SnapshotFormat.lines(pathExtension: "txt", policy: policy)
    switch format.examine(first, text, .deep) {
    case .same(_, let statements, _), .undescribed(_, let statements, _):
      return .same(nil, statements)
    case .different(let evidence, let statements): return .different(evidence, statements)
    case .unreadable(let reason):
      return .unreadable("\(pair.first?.path ?? pair.path) \(reason.text)")
    }
  }
}

extension Data {
  /// Whether the bytes begin with the PNG signature.
  fileprivate var isPNG: Bool { starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }
}

extension GoldenFile {
  /// Returns the picture of a file, with the other file's layout if it has none, so that layouts
  /// are compared only if both files contain one.
  fileprivate func picture(beside other: GoldenFile) -> LayoutPicture {
    let plain = GoldenMetadata(
      fingerprints: Fingerprints(rasteriser: "unknown"), scale: 1, panes: [])
    return LayoutPicture(bitmap, metadata: metadata ?? other.metadata ?? plain)
  }
}
