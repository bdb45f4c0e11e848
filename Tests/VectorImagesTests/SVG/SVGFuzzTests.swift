import Foundation
import RasterCore
import TestSupport
import Testing
import VectorImages

/// Damaged documents are drawn or are an error with a name, and never end the process.
@Suite struct SVGFuzzTests {
  /// The seconds of a longer search; 0 for the seeds of the ordinary run.
  private static let seconds =
    ProcessInfo.processInfo.environment["QUARTERTURN_FUZZ_SECONDS"].flatMap { Double($0) } ?? 0

  private static let documents = [
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none">
    <style>.a{fill:#f00;stroke:blue} g > #b{opacity:.5}</style>
    <defs><clipPath id="c" clipPathUnits="objectBoundingBox"><rect width=".5" height="1"/></clipPath>
    <linearGradient id="g" x1="0" x2="1" gradientTransform="rotate(30)" spreadMethod="reflect">
    <stop stop-color="red"/><stop offset="1" stop-color="#00f8"/></linearGradient>
    <radialGradient id="h" href="#g" cx="12" r="9" gradientUnits="userSpaceOnUse"/></defs>
    <g clip-path="url(#c)" transform="translate(1 2) scale(.9)"><path class="a" id="b" fill-rule="evenodd"
    d="M12 2c5 0 9 4 9 9s-4 9-9 9a9 9 0 11.5-18zM4,5 q1-2 3 4t5-1h2v3L1 1Z" stroke-dasharray="1 2"/></g>
    <rect x="1" width="20" height="9" rx="3" fill="url(#g)" stroke="url(#h)" stroke-width="2"/></svg>
    """,
    """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 20">
    <mask id="m" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="20" height="20">
    <circle cx="10" cy="10" r="8" fill="#D9D9D9"/><rect width="3" height="3"/></mask>
    <filter id="f" x="0" y="0" width="20" height="20" filterUnits="userSpaceOnUse"><feFlood
    flood-opacity="0" result="x"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 127 0"/><feOffset dy="2"/><feGaussianBlur stdDeviation="2"/><feBlend in2="x"/></filter>
    <pattern id="p" width=".25" height=".25" viewBox="0 0 2 2"><use xlink:href="#s" width="2"/></pattern>
    <symbol id="s" viewBox="0 0 4 4"><ellipse cx="2" cy="2" rx="1"/></symbol>
    <marker id="k" orient="auto" refX="1"><polygon points="0,0 3,1 0,2"/></marker>
    <g mask="url(#m)" filter="url(#f)"><rect width="20" height="20" fill="url(#p)"/></g>
    <polyline points="1,1 5,9 9,1" marker-mid="url(#k)" style="mix-blend-mode:multiply"/>
    <text x="2" y="9" font-size="5">A<tspan fill="hsl(10,50%,50%)">b</tspan></text></svg>
    """,
  ]

  private static let pieces = [
    "<g>", "</g>", "<use href='#s'/>", "1e999", "-", "nan", "url(#g)", "url(#p)", "#", "%", "\"",
    "'",
    "<", ">", "/", "&", "&#0;", "transform='scale(1e9)'", "0", "99999999", ";", "}", "{", "(", ")",
    "id='g'", "<mask id='m'>", "stroke-dasharray='1e-9'", "viewBox='0 0 1e-9 1'", "A", "a1 1 0 11",
    "\u{FFFD}", "<!--", "-->", "<![CDATA[", "filter='url(#f)'", "width='1e-7'",
  ]

  private func mutated(_ generator: inout SeededGenerator) -> Data {
    var bytes = Array(Self.documents[generator.integer(0...Self.documents.count - 1)].utf8)
    for _ in 0..<generator.integer(1...8) {
      let place = generator.integer(0...bytes.count - 1)
      let end = min(bytes.count, place + generator.integer(1...30))
      switch generator.integer(0...4) {
      case 0: bytes[place] = UInt8(generator.integer(0...255))
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: generator.integer(0...bytes.count))
      default:
        let piece = Self.pieces[generator.integer(0...Self.pieces.count - 1)]
        bytes.insert(contentsOf: Array(piece.utf8), at: place)
      }
      if bytes.isEmpty { break }
    }
    return Data(bytes)
  }

  @Test func `damaged documents are drawn or are an error with the file's name (VG22)`() throws {
    let end = Date().addingTimeInterval(Self.seconds)
    var seed: UInt64 = 0
    while seed < 600 || Date() < end {
      var generator = SeededGenerator(seed: seed)
      let data = mutated(&generator)
      do {
        let image = try VectorImage(svg: data, name: "fuzz.svg")
        #expect(image.size.width > 0 && image.size.height > 0, "seed \(seed)")
        _ = image.drawing.rasterized(width: 24, height: 24)
      } catch {
        #expect(error.file == "fuzz.svg", "seed \(seed)")
      }
      seed += 1
    }
  }
}
