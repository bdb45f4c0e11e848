import TestSupport
import Testing

/// The stubs of an app's declarations beyond the requested view.
@Suite(.programs) struct ClosureStubTests {
  @Test func `the shared object of a stubbed class is made by its private initialiser`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift":
        "class HerbView: UIView { func fill() { Store.shared.load(); _ = Herb.init() } }\n",
      "Herb.swift": "struct Herb { init() {} }\n",
      "Store.swift":
        "class Store { static let shared = Store(); private init() { Missing() }; func load() {} }\n",
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("extension Store: StandInValue"))
  }

  @Test func `a stub's list that begins empty has values, as the app fills it later`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView {
        let store: Store
        init(store: Store) { self.store = store; super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
        var count: Int { store.herbs.count + store.pots.count }
      }
      """,
      "Store.swift": """
      class Store {
        private(set) var herbs: [String] = []
        var pots = [Int]()
        func load() { herbs = Missing.herbs }
      }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("`herbs`: [String] = standIn(\"herbs\")"), "\(source)")
    #expect(source.contains("`pots`: [Int] = standIn(\"pots\")"), "\(source)")
  }

  @Test func `a stub that reads data hands samples to its closure`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView {
        var herbs: [Herb] = []
        func fill() { Shop().loadHerbs { herbs, _ in self.herbs = herbs ?? [] } }
      }
      """,
      "Herb.swift": "struct Herb { let name: String }\n",
      "Shop.swift": """
      class Shop {
        func loadHerbs(completion: @escaping ([Herb]?, Error?) -> Void) { Missing.load(completion) }
      }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    let body = "answerStandIn(\"loadHerbs\") { completion(contentStandIn(\"herbs\"), nil) }"
    #expect(source.contains(body), "\(source)")
  }

  @Test func `equal objects of a class with an equality of its own have equal hashes`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView { func fill(_ herbs: [Herb]) { tag = Set(herbs).count; isHidden = herbs[0] == herbs[1] } }
      """,
      "Herb.swift": """
      final class Herb: Hashable {
        let id: Int
        init() { id = Missing.next() }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
        static func == (lhs: Herb, rhs: Herb) -> Bool { lhs.id == rhs.id }
      }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("hasher.combine(id)") && source.contains("lhs.id == rhs.id"))
  }

  @Test func `a stub answers a closure whose type has a name`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView { func fill() { Shop().loadHerbs { list, _ in self.tag = list?.count ?? 0 } } }
      """,
      "Shop.swift": """
      typealias Completion = ([Int]?, Error?) -> ()
      class Shop { func loadHerbs(_ completion: @escaping Completion) { Missing.load(completion) } }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    let body = "answerStandIn(\"loadHerbs\") { completion(contentStandIn(\"herbs\"), nil) }"
    #expect(source.contains(body), "\(source)")
  }

  @Test func `a stub publishes a list again after it was made`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      import Combine
      class HerbView: UIView {
        let shop = Shop()
        var kept: Set<AnyCancellable> = []
        func fill() {
          shop.$herbs.dropFirst().sink { [weak self] in self?.tag = $0.count }.store(in: &kept)
        }
      }
      """,
      "Shop.swift": """
      class Shop {
        @Published var herbs: [Int] = []
        init() { Missing.load(self) }
      }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    let statement = "{ [weak self] in if let self { self.`herbs` = self.`herbs` } }"
    #expect(source.contains("answerStandIn(\"herbs\") \(statement)"), "\(source)")
  }

  @Test func `a function that is not here and localizes a text returns its key`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      import Shelves
      class HerbView: UIView { func fill() { accessibilityLabel = Texts.localizedText("Basil", 3) } }
      """
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("{ (a0 as? Result) ?? standIn(\"localizedText\") }"), "\(source)")
  }

  @Test func `a stub that looks up a text returns its key`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView { func fill() { accessibilityLabel = text("Basil", comment: "") } }
      """,
      "Texts.swift": """
      func text(_ key: StaticString, comment: String) -> String { let n: Int = "3"; return "\\(n)" }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("{ \"\\(key)\" }"), "\(source)")
  }

  @Test func `a type inside a class of a module that is not here is declared`() throws {
    let (report, _) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      import Shelves
      class HerbView: UIView {
        let shelf = ShelfView()
        var place: ShelfView.Place?
      }
      """
    ])
    #expect(report.isAsWritten, "\(report.errors)")
  }

  @Test func `a stub of an enumeration's initialiser gives it a value`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView { func fill() { tag = Soil(depth: 3) == .dry ? 1 : 2 } }
      """,
      "Soil.swift": """
      enum Soil { case dry, wet; init(depth: Int) { let depth: String = 3; self = .dry } }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("init(depth: Int)   { self = standIn(\"self\") }"), "\(source)")
  }

  @Test func `a default from which a generic parameter is inferred stays as written`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": "class HerbView: UIView { func fill() { print(Shelf()) } }\n",
      "Shelf.swift":
        "class Shelf<S: Store> { init(store: S = HerbStore.shared) { Missing.shelve(store) } }\n",
      "Store.swift": """
      protocol Store {}
      class HerbStore: Store { static let shared = HerbStore() }
      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("store: S = HerbStore.shared"), "\(source)")
  }

  @Test func `a key that a library looks up is looked up in the app's tables`() throws {
    let (report, source) = try ClosureTests.closure(of: [
      "HerbView.swift": """
      import Localize
      class HerbView: UILabel {
        func fill() { text = "herb.title".localized; tag = "herb.hint".localizedString().count }
      }
      """
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("var `localized`: String { NSLocalizedString"), "\(source)")
    #expect(source.contains("func `localizedString`() -> String { NSLocalizedString"), "\(source)")
  }

  @Test func `an outlet's attribute is not missing`() throws {
    let (report, _) = try ClosureTests.closure(of: [
      "HerbView.swift": "class HerbView: UIView { @IBOutlet var label: UILabel? }\n"
    ])
    #expect(report.missing.isEmpty)
  }

  @Test func `a class sets members of two protocols that are not here`() throws {
    let (report, _) = try ClosureTests.closure(of: [
      "HerbController.swift": """
      import Shelves
      class HerbController: UIViewController, Localizable, Fillable {
        init(manager: ShelfManager) {
          super.init(nibName: nil, bundle: nil)
          self.localizationManager = manager
        }
        required init?(coder: NSCoder) { nil }
        func fill() { self.shelf.herbs = self.rows }
      }

      """
    ])
    #expect(report.isAsWritten, "\(report.errors)")
  }
}
