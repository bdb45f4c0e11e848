import Foundation
import LayoutCore
import Testing

/// Layouts whose frames were measured in pictures of iOS: four layouts, three sets of items each.
struct CompositionalPictureTests {
  /// The measured areas, in pixels of a picture with 3 per point.
  private struct Fixture: Decodable {
    let areas: [String: [[Value]]]

    enum Value: Decodable {
      case kind(String)
      case number(Double)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self =
          try (try? container.decode(Double.self)).map(Self.number)
          ?? .kind(container.decode(String.self))
      }
    }
  }

  /// An area of the picture.
  private struct Area: Hashable, CustomStringConvertible {
    var kind: String
    var frame: CGRect

    var description: String {
      "\(kind) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
    }
  }

  private static let picture = CGRect(x: 0, y: 0, width: 1125, height: 2436)
  /// The top of the content, and the bottom of what is visible, in pixels.
  private static let top = 162.0
  private static let bottom = 2334.0

  /// The items of each section in the three sets, as far as they can be seen.
  private static let counts = [
    "1": [5], "2": [23, 2, 30, 1] + Array(repeating: 9, count: 12), "4": [12, 36, 10],
  ]

  // Facts CL3, CL4, CL5, CL6, CL13, CL19, CL20, CL21, CL22, CL23, CL24, CL28, CL29, CL30, CL31,
  // CL32, CL33, CL34, CL39, CL40, CL41, CL42, CL43, CL44, CL45, CL46 and CL50.
  @Test(arguments: ["groups", "badges", "decoration", "list"], ["1", "2", "4"])
  func `every area of a picture is a frame of the layout`(layout: String, set: String) throws {
    let expected = try Self.expected("\(layout) \(set)")
    let made = Self.visible(Self.geometry(layout, Self.counts[set] ?? []), isList: layout == "list")
    #expect(!expected.isEmpty)
    for area in expected {
      #expect(made.contains { Self.isSame(area, $0) }, "\(area) is no frame of the layout")
    }
    for area in made where area.frame.height >= Self.least {
      #expect(expected.contains { Self.isSame($0, area) }, "\(area) is not in the picture")
    }
  }

  /// The smallest height at which a visible part of a covered cell was measured, in pixels.
  private static let least = 40.0

  /// Returns whether two areas are the same.
  ///
  /// The round corners of a cell next to a header, and letters that stick out of a badge, have
  /// pixels of the same grey.
  private static func isSame(_ one: Area, _ other: Area) -> Bool {
    let noise = one.kind == "cell" ? 0.0 : 1.0
    let edges = [one, other].map { area in
      [area.frame.minX, area.frame.minY, area.frame.maxX, area.frame.maxY]
    }
    return one.kind == other.kind && zip(edges[0], edges[1]).allSatisfy { abs($0 - $1) <= noise }
  }

  private static func expected(_ name: String) throws -> [Area] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/compositional/areas.json")
    let fixture = try JSONDecoder().decode(Fixture.self, from: Data(contentsOf: file))
    return (fixture.areas[name] ?? []).compactMap { values in
      var kind = ""
      var numbers: [Double] = []
      for value in values {
        switch value {
        case .kind(let name): kind = name
        case .number(let number): numbers.append(number)
        }
      }
      return numbers.count == 4
        ? Area(
          kind: kind,
          frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])) : nil
    }
  }

  /// Returns the areas of one colour that the layout's elements make in the picture.
  private static func visible(_ geometry: CompositionalGeometry, isList: Bool) -> [Area] {
    let seen = CGRect(x: 0, y: 0, width: 375, height: (bottom - top) / 3)
    let elements = geometry.elements(
      in: CGRect(x: 0, y: -50, width: 375, height: 900), visible: seen)
    let areas = elements.map { element -> Area in
      let kind =
        switch element.kind {
        case .cell: "cell"
        case .supplementary: "supplementary"
        case .decoration: "decoration"
        }
      let frame = element.frame
      return Area(
        kind: kind,
        frame: CGRect(
          x: (frame.minX * 3).rounded(), y: (frame.minY * 3).rounded() + top,
          width: (frame.width * 3).rounded(), height: (frame.height * 3).rounded()
        ).intersection(picture))
    }.filter { !$0.frame.isEmpty }
    let covers = isList ? areas.filter { $0.kind == "supplementary" } : []
    let cells = areas.filter { $0.kind == "cell" }.flatMap { uncovered($0, by: covers) }
    return cells + joined(areas.filter { $0.kind != "cell" })
  }

  /// Returns the parts of a cell above and below the headers and footers that cover it.
  private static func uncovered(_ cell: Area, by covers: [Area]) -> [Area] {
    covers.reduce([cell]) { parts, cover in
      parts.flatMap { part -> [Area] in
        guard part.frame.intersection(cover.frame).height > 0 else { return [part] }
        let (top, bottom) = (part.frame.minY, part.frame.maxY)
        return [(top, cover.frame.minY), (cover.frame.maxY, bottom)].filter { $0.1 > $0.0 }
          .map { span in
            var rest = part
            rest.frame.origin.y = span.0
            rest.frame.size.height = span.1 - span.0
            return rest
          }
      }
    }
  }

  /// Returns areas with those joined that follow each other over the whole width.
  private static func joined(_ areas: [Area]) -> [Area] {
    areas.sorted { $0.frame.minY < $1.frame.minY }.reduce(into: []) { joined, area in
      if let last = joined.last, last.kind == area.kind, last.frame.minX == area.frame.minX,
        last.frame.width == area.frame.width, last.frame.width == picture.width,
        last.frame.maxY == area.frame.minY
      {
        joined[joined.count - 1].frame.size.height += area.frame.height
      } else {
        joined.append(area)
      }
    }
  }

  private static func geometry(_ layout: String, _ counts: [Int]) -> CompositionalGeometry {
    CompositionalGeometry(
      axis: .vertical, container: CGSize(width: 375, height: 724), scale: 3,
      sectionSpacing: layout == "groups" ? 8 : 0,
      sections: CompositionalSections(
        counts.map { count in
          switch layout {
          case "groups": CompositionalSample.groups(count)
          case "badges": CompositionalSample.badges(count)
          case "decoration": CompositionalSample.decorated(count)
          default: CompositionalSample.list(count)
          }
        }))
  }
}
