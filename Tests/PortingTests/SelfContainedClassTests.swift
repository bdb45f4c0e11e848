import TestSupport
import Testing

/// Classes of an app that contain sample data, needed by the requested view.
@Suite(.programs) struct SelfContainedClassTests {
  private static let view = """
    class HerbView: UIView {
      let herbs = Herbs()
      func fill() { tag = Int(herbs.heights(above: 2)[1]) }
    }

    """

  private static func source(of herbs: String) throws -> String {
    try ClosureTests.closure(of: ["HerbView.swift": view, "Herbs.swift": herbs]).source
  }

  @Test func `a class that computes its samples is compiled as written`() throws {
    let source = try Self.source(
      of: """
        class Herbs { func heights(above low: Int) -> [Int] { [1, 7, 9].filter { $0 > low } } }

        """)
    #expect(source.contains("[1, 7, 9].filter"))
  }

  @Test(arguments: ["Int(arc4random())", "Date().hashValue"])
  func `a class whose values differ from run to run is cut`(value: String) throws {
    let source = try Self.source(
      of: "class Herbs { func heights(above low: Int) -> [Int] { [1, 7, \(value)] } }\n")
    #expect(!source.contains(value))
  }

  @Test func `a class that publishes its samples later is compiled as written`() throws {
    let source = try Self.source(
      of: """
        class Herbs {
          private let all = [1, 7, 9]
          private var shown: [Int] = []
          init() {
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
              self?.shown = self?.all.shuffled() ?? []
            }
          }
          func heights(above low: Int) -> [Int] { shown.filter { $0 > low } }
        }

        """)
    #expect(source.contains("all.shuffled()"))
  }

  @Test func `a class that computes a list from a range is compiled as written`() throws {
    let source = try Self.source(
      of: """
        class Herbs { func heights(above low: Int) -> [Int] { (0..<low).map { $0 * 7 }.shuffled() } }

        """)
    #expect(source.contains("$0 * 7"))
  }

  @Test func `a class without a list is cut`() throws {
    let source = try Self.source(
      of: "class Herbs { func heights(above low: Int) -> [Int] { Array(0...low) } }\n")
    #expect(!source.contains("Array(0...low)"))
  }

  @Test func `a class that needs another type of the app is cut`() throws {
    let source = try Self.source(
      of: """
        class Herbs { func heights(above low: Int) -> [Int] { Garden().heights + [1, 7, 9] } }
        class Garden { var heights: [Int] { [] } }

        """)
    #expect(!source.contains("Garden().heights"))
  }

  @Test func `a long text that a class reads is compiled as written`() throws {
    let lines = (0..<90).map { "Mint of the terrace,\($0)" }.joined(separator: "\n")
    let source = try Self.source(
      of: """
        class Herbs { func heights(above low: Int) -> [Int] { herbTable.split(separator: "t").map(\\.count) } }
        let herbTable = \"\"\"
        \(lines)
        \"\"\"

        """)
    #expect(source.contains("Mint of the terrace,89"))
  }

  private static let bed = """
    class HerbView: UIView {
      func fill(_ bed: any HerbBed) { tag = bed.size }
    }

    """
  private static let protocolOfBeds = "protocol HerbBed { var size: Int { get } }\n"

  @Test func `the only type that adopts a protocol is its value`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": Self.bed,
      "Bed.swift": Self.protocolOfBeds + "struct SunnyBed: HerbBed { var size: Int { 41 + 1 } }\n",
      "MockBed.swift": "struct MockBed: HerbBed { var size: Int { 7 } }\n",
    ])
    #expect(report.errors == [])
    #expect(source.contains("StandIns.register(\"HerbBed\") { SunnyBed() }"))
    #expect(source.contains("41 + 1"))
  }

  @Test func `the first of several types that make layouts is their protocol's value`() throws {
    let layout = "func layout() -> UICollectionViewLayout { UICollectionViewFlowLayout() }"
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView {
        func fill(_ bed: any HerbBed) { tag = bed.layout().hashValue }
      }

      """,
      "Bed.swift": "protocol HerbBed { func layout() -> UICollectionViewLayout }\n",
      "SunnyBed.swift": "struct SunnyBed: HerbBed { \(layout) }\n",
      "DryBed.swift": "struct DryBed: HerbBed { \(layout) }\n",
    ])
    #expect(report.errors == [])
    #expect(source.contains("StandIns.register(\"HerbBed\") { DryBed() }"))
  }

  @Test func `a type with a store is not the value of its protocol`() throws {
    let (_, source) = try ClosureTests.closure(of: [
      "HerbView.swift": Self.bed,
      "Bed.swift": Self.protocolOfBeds
        + "struct SunnyBed: HerbBed { let store: Int; var size: Int { store } }\n",
    ])
    #expect(!source.contains("{ SunnyBed() }"))
  }

  @Test func `a list of samples in an extension is compiled as written`() throws {
    let samples = (0..<40).map { "Herb(height: \($0), name: \"A herb of the long terrace\")" }
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": "class HerbView: UIView { func fill() { tag = Herb.samples.count } }\n",
      "Herb.swift": """
      class Herb {
        init(height: Int, name: String) { missingInit() }
      }
      extension Herb { static var samples: [Herb] { [\(samples.joined(separator: ", "))] } }

      """,
    ])
    #expect(report.errors == [])
    #expect(source.contains("Herb(height: 39,"))
  }

  @Test func `a class that computes a layout is compiled as written`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift":
        "class HerbView: UIView { func fill() { tag = Terrace(rows: 3).items.count } }\n",
      "Terrace.swift": """
      class Terrace {
        let rows: Int
        init(rows: Int) { self.rows = rows }
        var items: [NSCollectionLayoutGroupCustomItem] {
          (0..<rows).map {
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: $0, y: 0, width: 9, height: 9))
          }
        }
      }

      """,
    ])
    #expect(report.errors == [])
    #expect(source.contains("(0..<rows).map"))
  }

  @Test func `a structure that is a layout by its name is compiled as written`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift":
        "class HerbView: UIView { func fill() { frame = HerbLayout(width: 3).leaf } }\n",
      "HerbLayout.swift": """
      struct HerbLayout {
        let leaf: CGRect
        init(width: CGFloat) { leaf = CGRect(x: 8, y: 8, width: width * 2, height: 9) }
      }

      """,
    ])
    #expect(report.errors == [])
    #expect(source.contains("width * 2"))
  }
}
