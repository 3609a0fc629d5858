import Testing
import UIKit

@Suite struct ExceptionTests {
    @Test func `An exception has a name, a reason and values`() {
        let exception = NSException(
            name: .internalInconsistencyException, reason: "two rows", userInfo: ["row": 2])
        #expect(exception.name.rawValue == "NSInternalInconsistencyException")
        #expect(exception.reason == "two rows")
        #expect(exception.userInfo?["row"] as? Int == 2)
        #expect(NSException(name: .rangeException, reason: nil).userInfo == nil)
    }

    @Test func `An exception that is raised ends the program with its reason`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSException(name: .rangeException, reason: "row 3 of 2").raise()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("uncaught exception 'NSRangeException', reason: 'row 3 of 2'"))
    }
}
