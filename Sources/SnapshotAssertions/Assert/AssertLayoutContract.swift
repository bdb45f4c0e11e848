public import LayoutLaboratory
public import LayoutScenes
public import LayoutStage
public import UIKit

/// Asserts that a layout follows the rules that a collection view relies on.
///
/// ```swift
/// @MainActor @Test func `the grid keeps the contract`() { assertLayoutContract(GridLayout()) }
/// ```
///
/// The layout is laid out, scrolled, and rotated to the other orientation and back. A failure lists
/// each broken rule with its code, the index path, the reason why it matters, and a remedy.
///
/// - Parameters:
///   - layout: an expression that makes a new layout each time it is evaluated, such as
///     `GridLayout()`, not a variable.
///   - sections: the number of items of each section; by default, one section has 40 items.
///   - delegate: the delegate of the collection view; nil for none.
///   - device: the device; nil for an iPhone 7 Plus.
///   - fileID: the caller's file ID.
///   - filePath: the caller's file.
///   - function: the caller's function.
///   - line: the caller's line, where a failure is reported.
///   - column: the caller's column.
@MainActor
public func assertLayoutContract(
  _ layout: @autoclosure @escaping @MainActor () -> UICollectionViewLayout,
  sections: [Int] = [40], delegate: (any UICollectionViewDelegate)? = nil,
  on device: Device? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertLayoutContract(
    Laboratory(on: device, sections: sections, delegate: delegate, layout: layout),
    fileID: fileID, file: filePath, function: function, line: line, column: column)
}

/// Asserts that the layout of a controller's collection view follows the rules that a collection
/// view relies on.
///
/// - Parameters:
///   - controller: an expression that makes a new controller each time it is evaluated, such as
///     `GridController()`, not a variable.
///   - device: the device; nil for an iPhone 7 Plus.
///   - fileID: the caller's file ID.
///   - filePath: the caller's file.
///   - function: the caller's function.
///   - line: the caller's line, where a failure is reported.
///   - column: the caller's column.
@MainActor
public func assertLayoutContract<Controller: UIViewController>(
  _ controller: @autoclosure @escaping @MainActor () -> Controller, on device: Device? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertLayoutContract(
    Laboratory(on: device, named: "\(Controller.self)", controller: controller),
    fileID: fileID, file: filePath, function: function, line: line, column: column)
}

/// Asserts that the layout of a figure's collection view follows the rules that a collection view
/// relies on.
///
/// - Parameters:
///   - figure: the figure that shows the collection view.
///   - fileID: the caller's file ID.
///   - filePath: the caller's file.
///   - function: the caller's function.
///   - line: the caller's line, where a failure is reported.
///   - column: the caller's column.
@MainActor
public func assertLayoutContract(
  _ figure: Figure, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertLayoutContract(
    Laboratory(figure), fileID: fileID, file: filePath, function: function, line: line,
    column: column)
}

/// Asserts that the layouts of all variants of a scene follow the rules that a collection view
/// relies on.
///
/// - Parameters:
///   - scene: the scene.
///   - fileID: the caller's file ID.
///   - filePath: the caller's file.
///   - function: the caller's function.
///   - line: the caller's line, where a failure is reported.
///   - column: the caller's column.
@MainActor
public func assertLayoutContract(
  _ scene: Scene, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  for laboratory in scene.figures().map(Laboratory.init) {
    assertLayoutContract(
      laboratory, fileID: fileID, file: filePath, function: function, line: line, column: column)
  }
}

/// Asserts that the layout in a laboratory follows the rules that a collection view relies on.
///
/// - Parameters:
///   - laboratory: the laboratory that shows the layout.
///   - fileID: the caller's file ID.
///   - filePath: the caller's file.
///   - function: the caller's function.
///   - line: the caller's line, where a failure is reported.
///   - column: the caller's column.
@MainActor
public func assertLayoutContract(
  _ laboratory: Laboratory, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let call = CallSite(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  do throws(LaboratoryError) {
    let report = try laboratory.lint()
    if report.isEmpty { return }
    TestFramework.current.fail("the layout breaks its contract\n\(report)", at: call)
  } catch {
    TestFramework.current.fail(error.description, at: call)
  }
}
