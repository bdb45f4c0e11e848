import Foundation
import RasterCore

extension PDFDocument {
  /// Reads a shading; nil if it is damaged or of an unknown type.
  func shading(
    _ object: PDFObject?, _ resources: PDFDictionary
  ) throws(PDFError) -> PDFShading? {
    guard let entries = try dictionary(object), let type = try integer(entries["ShadingType"]),
      let space = try colorSpace(entries["ColorSpace"], resources),
      let kind = try shadingKind(type, object, entries, space)
    else { return nil }
    return PDFShading(
      type: type, kind: kind, space: space,
      background: try numbers(entries["Background"]).map(space.color),
      box: PDFPage.rect(try numbers(entries["BBox"])))
  }

  private func shadingKind(
    _ type: Int, _ object: PDFObject?, _ entries: PDFDictionary, _ space: PDFColorSpace
  ) throws(PDFError) -> PDFShading.Kind? {
    let coordinates = try numbers(entries["Coords"]) ?? []
    switch type {
    case 1: return try functionShading(entries)
    case 2 where coordinates.count >= 4:
      return .axial(
        from: CGPoint(x: coordinates[0], y: coordinates[1]),
        to: CGPoint(x: coordinates[2], y: coordinates[3]), try shadingColors(entries, space))
    case 3 where coordinates.count >= 6:
      let colors = try shadingColors(entries, space)
      return .radial(
        GradientCircles(
          start: CGPoint(x: coordinates[0], y: coordinates[1]),
          startRadius: max(0, coordinates[2]), end: CGPoint(x: coordinates[3], y: coordinates[4]),
          endRadius: max(0, coordinates[5]), extendsStart: colors.extendsStart,
          extendsEnd: colors.extendsEnd), colors)
    case 4...7:
      guard let stream = try stream(object) else { return nil }
      return try mesh(type, stream, space).map { .mesh($0) }
    default: return nil
    }
  }

  private func shadingColors(
    _ entries: PDFDictionary, _ space: PDFColorSpace
  ) throws(PDFError) -> ShadingColors {
    let function = try function(entries["Function"])
    let domain = try numbers(entries["Domain"]) ?? [0, 1]
    guard domain.count >= 2 else { throw PDFError("a shading's domain has no end") }
    var extend = [false, false]
    for (index, part) in (try array(entries["Extend"]) ?? []).prefix(2).enumerated() {
      extend[index] = try resolve(part).boolean == true
    }
    // The function's steps are counted for each of the colours that are computed.
    try budget.spend(steps: 64 + function.weight * 16)
    let stops = ShadingStops.stops { share in
      space.color(function([domain[0] + share * (domain[1] - domain[0])]))
    }
    return ShadingColors(stops: stops, extendsStart: extend[0], extendsEnd: extend[1])
  }

  private func functionShading(_ entries: PDFDictionary) throws(PDFError) -> PDFShading.Kind {
    let function = try function(entries["Function"])
    let domain = try numbers(entries["Domain"]) ?? [0, 1, 0, 1]
    let rect = domain.count >= 4 ? PDFPage.rect([domain[0], domain[2], domain[1], domain[3]]) : nil
    return .function(
      function, domain: rect ?? CGRect(x: 0, y: 0, width: 1, height: 1),
      CGAffineTransform(try numbers(entries["Matrix"])) ?? .identity)
  }
}

extension PDFFunction {
  /// The maximum number of steps of one call.
  var weight: Int {
    switch kind {
    case .identity, .exponential: 1
    case .sampled(let samples): samples.results << samples.sizes.count
    case .calculator(let program): program.count
    case .stitching(let functions, _, _): 1 + (functions.map(\.weight).max() ?? 0)
    case .several(let functions): functions.reduce(1) { $0 + $1.weight }
    }
  }
}
